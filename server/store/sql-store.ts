import type { Kysely } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Log } from '../ops/log.ts'
import { groupCommit } from './group-commit.ts'
import { deleteExpired, deleteRecords, fingerprintOf, selectTombstones } from './queries/deletions.ts'
import { insertBatch, insertRows, type RowQueryRunner } from './queries/inserts.ts'
import { touchVisitor, upsertVisitors } from './queries/visitors.ts'
import { reasonOf, StoreUnavailable, type Store, type StoredRecord } from './store.ts'
import { contentColumns, recordFromRow, recordToRow, type RecordRow, type Tables } from './tables.ts'

/** Runs work on the database, with the dialect's retries. */
export type WorkRunner = <T>(work: () => Promise<T>, closing?: AbortSignal) => Promise<T>

interface SqlStoreOptions {
  db: Kysely<Tables>
  runWork: WorkRunner
  /** whether an error may go away by itself */
  isTransient: (error: unknown) => boolean
  runRowQuery: RowQueryRunner
  log: Log
  /** removes deleted data from SQLite's write-ahead log */
  truncateWal?: () => void
}

/** Returns the store over either database. `runWork` may run work twice, so every query is idempotent. */
export function sqlStore({ db, runWork, isTransient, runRowQuery, log, truncateWal }: SqlStoreOptions): Store {
  const pendingWork = new Set<Promise<unknown>>()
  const closing = new AbortController()
  let closed: Promise<void> | undefined
  const insertInBatch = groupCommit((batch: readonly RecordRow[]) =>
    runWithRetries(() => insertBatch(db, runRowQuery, batch)),
  )

  async function runWithRetries<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await runWork(work, closing.signal)
    } catch (cause) {
      if (!isTransient(cause)) throw cause
      throw new StoreUnavailable(reasonOf(cause), { cause })
    }
  }

  async function runUnlessClosed<T>(work: () => Promise<T>): Promise<T> {
    if (closing.signal.aborted) throw new StoreUnavailable('the store is closed')
    const running = work()
    pendingWork.add(running)
    return running.finally(() => pendingWork.delete(running))
  }

  const run = <T>(work: () => Promise<T>) => runUnlessClosed(() => runWithRetries(work))

  /** Runs work that returns a number of deletions, and truncates SQLite's log after any. */
  const runDeletion = (work: () => Promise<number>) =>
    run(async () => {
      const deleted = await work()
      if (deleted) truncateWal?.()
      return deleted
    })

  const selectRecordsOf = (visitor: string) => db.selectFrom('records').selectAll().where('visitor_id', '=', visitor)

  function parseRow(row: RecordRow): StoredRecord | undefined {
    const record = recordFromRow(row)
    if (!record)
      log.error({ id: row.id, protocol: row.protocol }, 'a record does not fit its protocol, and is left out')
    return record
  }

  const store: Store = {
    insert(record, idempotencyKey) {
      return runUnlessClosed(async () => {
        const { id, visitor } = record
        const outcome = await insertInBatch(recordToRow(record, idempotencyKey))
        // without a key, an existing row is this record, committed by an attempt whose reply was lost
        if (outcome === 'saved' || (outcome === 'keyReused' && !idempotencyKey)) return record
        if (outcome !== 'keyReused' && outcome !== 'full') return outcome
        const existing = await runWithRetries(() =>
          selectRecordsOf(visitor)
            .where((where) => where.or({ id, ...(idempotencyKey && { idempotency_key: idempotencyKey }) }))
            .executeTakeFirst(),
        )
        // the record was deleted meanwhile
        if (!existing) return outcome === 'full' ? outcome : store.insert(record, idempotencyKey)
        const saved = parseRow(existing)
        return saved && hasSameContent(saved, record) ? saved : 'keyReused'
      })
    },
    async list(visitor, { limit, before }) {
      if (before !== undefined && !isUuid(before)) return { records: [], next: null }
      // one row more than `limit` shows whether another page follows
      const found = await run(() =>
        selectRecordsOf(visitor)
          .$if(before !== undefined, (query) => query.where('id', '<', before!))
          .orderBy('id', 'desc')
          .limit(limit + 1)
          .execute(),
      )
      const rows = found.slice(0, limit)
      const records = rows.map(parseRow).filter((record) => record !== undefined)
      return { records, next: found.length > limit ? rows.at(-1)!.id : null }
    },
    async update(visitor, id, correction) {
      if (!isUuid(id)) return undefined
      const corrected = await run(() =>
        db
          .updateTable('records')
          .set(contentColumns(correction))
          .where((where) => where.and({ id, visitor_id: visitor, protocol: correction.protocol }))
          .returningAll()
          .executeTakeFirst(),
      )
      return corrected && parseRow(corrected)
    },
    async delete(visitor, id, now) {
      return isUuid(id) && (await runDeletion(() => deleteRecords(db, { visitors: [visitor], id }, now))) > 0
    },
    deleteVisitor: (visitor, now) =>
      runDeletion(() => deleteRecords(db, { visitors: [visitor], blocksVisitors: true }, now)),
    async visitorOf(id) {
      if (!isUuid(id)) return undefined
      const found = await run(() =>
        db.selectFrom('records').select('visitor_id').where('id', '=', id).executeTakeFirst(),
      )
      return found?.visitor_id
    },
    async erasedAt(visitor) {
      const found = await run(() => selectTombstones(db, [fingerprintOf(visitor)]).executeTakeFirst())
      return found?.erased_at
    },
    revoke: (visitors, keys, now) => runDeletion(() => deleteRecords(db, { visitors, keys }, now)),
    touch: (visitor, now) => run(() => touchVisitor(db, visitor, now)),
    purgeInactive: (cutoff, limit) => runDeletion(() => deleteExpired(db, 'visitors', cutoff, limit)),
    purgeTombstones: (cutoff, limit) => run(() => deleteExpired(db, 'tombstones', cutoff, limit)),
    ping: () => run(() => probeWrite(db)),
    close() {
      closing.abort()
      closed ??= Promise.allSettled(pendingWork).then(() => db.destroy())
      return closed
    },
  }
  return store
}

function hasSameContent(one: StoredRecord, other: StoredRecord): boolean {
  return JSON.stringify(contentColumns(one)) === JSON.stringify(contentColumns(other))
}

/** Inserts and deletes a visitor and a record. Reading or overwriting would prove nothing: both work on a full disk. */
function probeWrite(db: Kysely<Tables>): Promise<void> {
  const id = randomUUID()
  const visitor = { id, created_at: 0, last_active_at: 0 }
  const result = { vo2max_tenths: 0, standard_error_tenths: null, index_tenths: null, category: null }
  const row = { id, visitor_id: id, protocol: 'probe', inputs: '{}', ...result, created_at: 0, idempotency_key: null }
  return db.transaction().execute(async (transaction) => {
    await upsertVisitors(transaction, [visitor]).execute()
    await insertRows(transaction, [row]).execute()
    await transaction.deleteFrom('visitors').where('id', '=', id).execute()
  })
}

/** Whether the text is a UUID in lower case. SQLite compares ids as text, so no other spelling is valid. */
function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
}
