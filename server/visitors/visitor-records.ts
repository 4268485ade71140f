import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { uuidv7, V7Generator } from 'uuidv7'
import type { RecordBody, SavedRecord } from '../../api/record.ts'
import { recordsPerPage, type RecordList, type SaveRefusal } from '../../api/record-operations.ts'
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
 * Returns the operations of a request's visitor on their own records. Saving, listing, correcting, removing and
 * revoking count as a visit, which restarts the retention and renews the cookie. A request that another site caused is
 * no visit.
 * @throws StoreUnavailable from every method but `hasCookie` and `setSaving`; the cookie then stays as it was
 */
export function visitorRecords(
  request: FastifyRequest,
  reply: FastifyReply,
  { store, clock, env }: VisitorRecordsOptions,
) {
  const cookies = visitorCookies(request, reply, env)
  // updated below, because the page rendered after a form shows what the form changed
  let { id: visitor, saving } = cookies

  /** Records a visit. Returns false for an unknown visitor, or when another site caused the request. */
  async function visit(): Promise<boolean> {
    if (!visitor || isCrossOrigin(request)) return false
    const isKept = await store.touch(visitor, clock.now())
    if (isKept) cookies.setId(visitor)
    return isKept
  }

  /** Makes a call for a known visitor, then records a visit. */
  async function withVisit<Result>(call: (visitor: string) => Promise<Result>): Promise<Result | undefined> {
    const result = visitor ? await call(visitor) : undefined
    await visit()
    return result
  }

  async function readRecords(limit: number, before?: string): Promise<Omit<RecordList, 'saving'>> {
    if (!visitor) return { records: [], next: null }
    const { records, next } = await store.list(visitor, { limit, ...(before !== undefined && { before }) })
    return { records: records.map(toSavedRecord), next }
  }

  /**
   * Saves a record, dated `age` ms back, and renews the cookie. Repeating a key returns the record already saved. When
   * the visitor is `erased`, removes their cookie.
   */
  async function save(record: RecordBody, idempotencyKey?: string, age = 0): Promise<SavedRecord | SaveRefusal> {
    if (!saving) return 'stopped'
    // a random id has 122 random bits, so it cannot be guessed
    const visitorId = visitor ?? (idempotencyKey ? visitorOfKey(idempotencyKey) : randomUUID())
    const createdAt = clock.now() - age
    // ids sort the records by their time
    const id = age ? new V7Generator().generateOrResetWithTs(createdAt).toString() : uuidv7()
    const newRecord = { ...record, id, visitor: visitorId, createdAt }
    const saved = await store.insert(newRecord, idempotencyKey)
    if (saved === 'erased') cookies.setId(undefined)
    if (typeof saved === 'string') return saved
    cookies.setId(visitorId)
    // the insert counts as a visit at the record's time
    if (age) await store.touch(visitorId, clock.now())
    return toSavedRecord(saved)
  }

  return {
    save,
    /**
     * Saves a record posted by a form, which has no key. The same record of the same visitor within a minute counts as
     * a repeat. A key derived from visitor, minute and content covers posts that arrive at the same time.
     */
    async saveOnce(record: RecordBody): Promise<SavedRecord | SaveRefusal> {
      if (!visitor || !saving) return save(record)
      const now = clock.now()
      const contentOf = ({ protocol, inputs }: RecordBody) => JSON.stringify([protocol, inputs])
      const [last] = (await readRecords(1)).records
      const elapsed = last ? now - Date.parse(last.createdAt) : minute
      // negative after the clock was set back: then the age of the last record is unknown
      const isSentTwice = elapsed >= 0 && elapsed < minute
      if (last && isSentTwice && contentOf(last) === contentOf(record)) return last
      const saved = await save(record, uuidOf(`form ${visitor} ${Math.floor(now / minute)} ${contentOf(record)}`))
      // the earlier record was deleted or corrected since, so this one is not a repeat
      return saved === 'deleted' || saved === 'keyReused' ? save(record) : saved
    },
    /** Whether the visitor has an id or has opted out. */
    hasCookie: () => visitor !== undefined || !saving,
    visit,
    async list(before?: string, limit = recordsPerPage): Promise<RecordList> {
      const list = await readRecords(limit, before)
      await visit()
      return { saving, ...list }
    },
    /** Returns all records, newest first, read page by page. Counts as no visit. */
    async listAll(): Promise<SavedRecord[]> {
      const all: SavedRecord[] = []
      let before: string | undefined
      do {
        const { records, next } = await readRecords(recordsPerPage, before)
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
    /** Deletes all of the visitor's records; returns false without a cookie. */
    async erase(): Promise<boolean> {
      if (!visitor) return false
      await store.deleteVisitor(visitor, clock.now())
      visitor = undefined
      cookies.setId(visitor)
      return true
    },
    /** Returns the milliseconds since the visitor deleted everything. */
    erasedFor: async () => clock.now() - ((await store.erasedAt(visitor ?? '')) ?? 0),
    /**
     * Deletes this visitor's records with these keys, and those of the visitors derived from the keys. Blocks the keys.
     */
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

/** Returns the record without the visitor's id, with an ISO 8601 time. */
function toSavedRecord({ visitor: _, createdAt, ...rest }: StoredRecord): SavedRecord {
  return { ...rest, createdAt: new Date(createdAt).toISOString() }
}
