import type { Kysely } from 'kysely'
import { deleteExpiredFingerprints, deleteInactive, deleteRecord, deleteVisitor } from './queries/deletions.ts'
import { groupCommit } from './group-commit.ts'
import { hasSameContent, type InsertRecords, type InsertRequest } from './queries/insert-records.ts'
import { updateMeasurement, updateRun, listRecords, findExisting } from './queries/records.ts'
import { StoreUnavailable, type Store } from './store.ts'
import type { Tables } from './tables.ts'

/** Runs one piece of work on the database, again if that may help. A transient failure becomes StoreUnavailable. */
export type Attempt = <T>(work: () => Promise<T>, closing?: AbortSignal) => Promise<T>

interface SqlStoreParts {
  db: Kysely<Tables>
  attempt: Attempt
  insert: InsertRecords
  /** removes what was deleted from SQLite's write-ahead log */
  truncateLog?: () => void
}

const hour = 3_600_000

/** The store, over either database. The work given to `attempt` may run twice, so every query is idempotent. */
export function sqlStore({ db, attempt, insert, truncateLog }: SqlStoreParts): Store {
  const underWay = new Set<Promise<unknown>>()
  const closing = new AbortController()
  let closed: Promise<void> | undefined
  const saves = groupCommit((batch: readonly InsertRequest[]) => attempt(() => insert(batch), closing.signal))

  async function whileOpen<T>(work: () => Promise<T>): Promise<T> {
    if (closing.signal.aborted) throw new StoreUnavailable('the store is closed')
    const running = work()
    underWay.add(running)
    try {
      return await running
    } finally {
      underWay.delete(running)
    }
  }

  const ask = <T>(work: () => Promise<T>) => whileOpen(() => attempt(work, closing.signal))

  /** Like `ask`, for work that answers whether anything was deleted. */
  const erase = <T extends number | boolean>(work: () => Promise<T>) =>
    ask(async () => {
      const deleted = await work()
      if (deleted) truncateLog?.()
      return deleted
    })

  async function deleteFrom(table: 'calculations' | 'measurements', visitor: string, id: string): Promise<boolean> {
    if (!isUuid(visitor) || !isUuid(id)) return false
    return erase(() => deleteRecord(db, table, visitor, id))
  }

  const store: Store = {
    insert(record, idempotencyKey) {
      return whileOpen(async () => {
        const { id, visitor } = record
        for (const given of [id, visitor, idempotencyKey ?? id]) {
          if (!isUuid(given)) throw new TypeError(`not a UUID in lower case: ${JSON.stringify(given)}`)
        }
        const save = { record, idempotencyKey }
        const outcome = await saves.add(save)
        if (outcome === 'forgotten') return outcome
        if (outcome === 'new' || (outcome === 'exists' && !idempotencyKey)) return record
        const before = await attempt(() => findExisting(db, save), closing.signal)
        if (!before && outcome === 'full') return outcome
        // the record under the key has been deleted meanwhile
        if (!before) return store.insert(record, idempotencyKey)
        return hasSameContent(before, record) ? before : 'key reused'
      })
    },
    async list(visitor, page) {
      if (!isUuid(visitor) || (page.before !== undefined && !isUuid(page.before))) return []
      return ask(() => listRecords(db, visitor, page))
    },
    async update(visitor, id, correction) {
      if (!isUuid(visitor) || !isUuid(id)) return undefined
      return ask(() => updateRun(db, visitor, id, correction))
    },
    async updateMeasurement(visitor, id, correction) {
      if (!isUuid(visitor) || !isUuid(id)) return undefined
      return ask(() => updateMeasurement(db, visitor, id, correction))
    },
    delete: (visitor, id) => deleteFrom('calculations', visitor, id),
    deleteMeasurement: (visitor, id) => deleteFrom('measurements', visitor, id),
    async deleteVisitor(visitor, now) {
      if (!isUuid(visitor)) return 0
      // saves asked for here before are made, then deleted; those of other instances the database refuses
      await saves.settled()
      return erase(() => deleteVisitor(db, visitor, now))
    },
    async touch(visitor, now) {
      if (!isUuid(visitor)) return false
      return ask(() => touchVisitor(db, visitor, now))
    },
    purgeInactive: (cutoff, limit) => erase(() => deleteInactive(db, cutoff, limit)),
    purgeForgotten: (cutoff, limit) => ask(() => deleteExpiredFingerprints(db, cutoff, limit)),
    async ping() {
      await ask(() => writeHeartbeat(db))
    },
    close() {
      closed ??= finish()
      return closed
    },
  }

  async function finish(): Promise<void> {
    closing.abort()
    await Promise.allSettled(underWay)
    await db.destroy()
  }

  return store
}

async function touchVisitor(db: Kysely<Tables>, visitor: string, now: number): Promise<boolean> {
  const last = await db.selectFrom('visitors').select('last_active_at').where('id', '=', visitor).executeTakeFirst()
  if (last && last.last_active_at <= now - hour) {
    await db
      .updateTable('visitors')
      .set({ last_active_at: now })
      .where('id', '=', visitor)
      .where('last_active_at', '<=', now - hour)
      .execute()
  }
  return last !== undefined
}

/** Writes, because a full disk or a read-only folder can still be read; and changes a value, or SQLite would skip the write. */
function writeHeartbeat(db: Kysely<Tables>) {
  return db
    .updateTable('heartbeat')
    .set((row) => ({ beats: row('beats', '+', 1) }))
    .execute()
}

/** SQLite compares ids as text, so only one spelling of a UUID is accepted. */
function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
}
