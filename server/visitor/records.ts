import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RecordBody, SavedRecord } from '../../contract/record.ts'
import { recordsPerPage, type RecordList } from '../../contract/records.ts'
import { isCrossOrigin } from '../security/csrf.ts'
import { visitorOfKey } from '../store/queries/visitors.ts'
import { toSaved, type VisitorParts } from './save-record.ts'
import { visitorCookies } from './cookie.ts'

/**
 * What the visitor of a request may do with their own records. Each call but `setSaving` is a visit, unless another site
 * leads to it: it starts the retention again, and renews the cookie of a visitor of whom something is kept. Every method but
 * `isKnown` and `setSaving` may throw StoreUnavailable.
 */
export function visitorRecords(request: FastifyRequest, reply: FastifyReply, { store, clock, env }: VisitorParts) {
  const cookies = visitorCookies(request, reply, env)
  // updated below: the page that answers a form shows what the form has changed
  let { id: visitor, saving } = cookies

  /** Notes a visit; answers whether it was one: something is kept of them, and no other site leads to it. */
  async function visit(): Promise<boolean> {
    if (!visitor || isCrossOrigin(request)) return false
    const isKept = await store.touch(visitor, clock.now())
    if (isKept) cookies.setId(visitor)
    return isKept
  }

  /** Asks the store about a known visitor's record, and counts as a visit in any case. */
  async function ask<Answer>(question: (visitor: string) => Promise<Answer>): Promise<Answer | undefined> {
    const answer = visitor ? await question(visitor) : undefined
    await visit()
    return answer
  }

  async function read(limit: number, before?: string): Promise<Omit<RecordList, 'saving'>> {
    if (!visitor) return { records: [], next: null }
    const { records, next } = await store.list(visitor, { limit, ...(before !== undefined && { before }) })
    return { records: records.map(toSaved), next }
  }

  return {
    /** Whether anything is known of them: an id, or the wish to stop. */
    isKnown: () => visitor !== undefined || !saving,
    visit,
    async list(before?: string, limit = recordsPerPage): Promise<RecordList> {
      const list = await read(limit, before)
      await visit()
      return { saving, ...list }
    },
    /** All records, newest first, read page by page. */
    async all(): Promise<SavedRecord[]> {
      const all: SavedRecord[] = []
      let before: string | undefined
      do {
        const { records, next } = await read(recordsPerPage, before)
        all.push(...records)
        before = next ?? undefined
      } while (before)
      return all
    },
    async correct(id: string, correction: RecordBody): Promise<SavedRecord | undefined> {
      const corrected = await ask((own) => store.update(own, id, correction))
      return corrected && toSaved(corrected)
    },
    remove: async (id: string) => (await ask((own) => store.delete(own, id, clock.now()))) ?? false,
    async erase(): Promise<void> {
      if (!visitor) return
      await store.deleteVisitor(visitor, clock.now())
      visitor = undefined
      cookies.setId(visitor)
    },
    /** For how many milliseconds everything has been deleted. */
    async erasedFor(): Promise<number> {
      return clock.now() - ((await store.erasedAt(visitor ?? '')) ?? 0)
    },
    /** A first save whose answer was lost was made for the visitor that its key leads to. */
    async revoke(keys: readonly string[]): Promise<void> {
      await store.revoke([...(visitor ? [visitor] : []), ...keys.map(visitorOfKey)], keys, clock.now())
      await visit()
    },
    setSaving(wanted: boolean): void {
      saving = wanted
      cookies.setSaving(saving)
    },
  }
}
