import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import type { RecordBody, SavedRecord } from '../../api/record.ts'
import { recordsPerPage, type RecordList, type SaveRefusal } from '../../api/records.ts'
import type { Clock } from '../ops/clock.ts'
import type { Env } from '../ops/env.ts'
import { isCrossOrigin } from '../security/csrf.ts'
import { uuidOf, visitorOfKey } from '../store/queries/visitors.ts'
import type { Store, StoredRecord } from '../store/store.ts'
import { visitorCookies } from './cookie.ts'

export interface VisitorRecordsOptions {
  store: Store
  clock: Clock
  env: Pick<Env, 'SITE_URL'>
}

const minute = 60_000

/**
 * What the visitor of a request may do with their own records. Each call but `setSaving` is a visit, unless another site
 * leads to it: it starts the retention again, and renews the cookie of a visitor of whom something is kept. Every method but
 * `isKnown` and `setSaving` may throw StoreUnavailable, and then leaves the cookie as it was.
 */
export function visitorRecords(
  request: FastifyRequest,
  reply: FastifyReply,
  { store, clock, env }: VisitorRecordsOptions,
) {
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
  async function withVisit<Result>(call: (visitor: string) => Promise<Result>): Promise<Result | undefined> {
    const result = visitor ? await call(visitor) : undefined
    await visit()
    return result
  }

  async function read(limit: number, before?: string): Promise<Omit<RecordList, 'saving'>> {
    if (!visitor) return { records: [], next: null }
    const { records, next } = await store.list(visitor, { limit, ...(before !== undefined && { before }) })
    return { records: records.map(toSavedRecord), next }
  }

  /**
   * Saves a record, and renews the cookie once it is durable. The same key again saves nothing, and returns the same record.
   * Removes the cookie of a visitor who is `erased`.
   */
  async function save(record: RecordBody, idempotencyKey?: string): Promise<SavedRecord | SaveRefusal> {
    if (!saving) return 'stopped'
    // 122 random bits: nobody guesses another visitor's id
    const visitorId = visitor ?? (idempotencyKey ? visitorOfKey(idempotencyKey) : randomUUID())
    const newRecord = { ...record, id: uuidv7(), visitor: visitorId, createdAt: clock.now() }
    const saved = await store.insert(newRecord, idempotencyKey)
    if (saved === 'erased') cookies.setId(undefined)
    if (typeof saved === 'string') return saved
    cookies.setId(visitorId)
    return toSavedRecord(saved)
  }

  return {
    save,
    /**
     * Saves a record that was posted by a form, which has no key: the same of the same visitor within a minute was sent
     * twice. The key that follows from it holds where both come at once.
     */
    async saveOnce(record: RecordBody): Promise<SavedRecord | SaveRefusal> {
      if (!visitor || !saving) return save(record)
      const now = clock.now()
      const contentOf = ({ protocol, inputs }: RecordBody) => JSON.stringify([protocol, inputs])
      const [last] = (await read(1)).records
      if (last && contentOf(last) === contentOf(record) && now - Date.parse(last.createdAt) < minute) return last
      const saved = await save(record, uuidOf(`form ${visitor} ${Math.floor(now / minute)} ${contentOf(record)}`))
      // the first was deleted or corrected since: this one is meant
      return saved === 'deleted' || saved === 'key reused' ? save(record) : saved
    },
    /** Whether anything is known of them: an id, or the wish to stop. */
    isKnown: () => visitor !== undefined || !saving,
    visit,
    async list(before?: string, limit = recordsPerPage): Promise<RecordList> {
      const list = await read(limit, before)
      await visit()
      return { saving, ...list }
    },
    /** All records, newest first, read page by page. */
    async listAll(): Promise<SavedRecord[]> {
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
      const corrected = await withVisit((visitorId) => store.update(visitorId, id, correction))
      return corrected && toSavedRecord(corrected)
    },
    remove: async (id: string) => (await withVisit((visitorId) => store.delete(visitorId, id, clock.now()))) ?? false,
    async erase(): Promise<void> {
      if (!visitor) return
      await store.deleteVisitor(visitor, clock.now())
      visitor = undefined
      cookies.setId(visitor)
    },
    /** For how many milliseconds everything has been deleted. */
    erasedFor: async () => clock.now() - ((await store.erasedAt(visitor ?? '')) ?? 0),
    /** A first save whose answer was lost was made for the visitor that its key leads to. */
    async revoke(keys: readonly string[]): Promise<void> {
      await store.revoke([...(visitor ? [visitor] : []), ...keys.map(visitorOfKey)], keys, clock.now())
      await visit()
    },
    setSaving(value: boolean): void {
      saving = value
      cookies.setSaving(saving)
    },
  }
}

/** A record as its visitor sees it, without their own id. */
function toSavedRecord({ visitor: _, createdAt, ...rest }: StoredRecord): SavedRecord {
  return { ...rest, createdAt: new Date(createdAt).toISOString() }
}
