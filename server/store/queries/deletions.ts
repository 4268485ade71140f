import { sql, type Kysely } from 'kysely'
import { hash } from 'node:crypto'
import type { Tables } from '../tables.ts'
import { deleteVisitorsWithoutRecords, upsertVisitors } from './visitors.ts'

/** Which records of the visitors to delete: the one with `id`, those with `keys`, or all. */
interface Deletion {
  visitors: readonly string[]
  id?: string
  keys?: readonly string[]
  /** whether the visitors get tombstones too */
  blocksVisitors?: boolean
}

/**
 * Deletes records, and visitors left without any. Inserts tombstones. Returns the number of deleted records.
 * @throws RangeError if `keys` is empty, which would delete all
 */
export function deleteRecords(db: Kysely<Tables>, deletion: Deletion, now: number): Promise<number> {
  const { visitors, id, keys, blocksVisitors = false } = deletion
  if (keys?.length === 0) throw new RangeError('No keys to delete')
  return db.transaction().execute(async (transaction) => {
    // locks the visitors in the same order as a save, including one whom a concurrent save would create
    const rows = [...new Set(visitors)].sort().map((id) => ({ id, created_at: now, last_active_at: now }))
    await upsertVisitors(transaction, rows).execute()
    const deleted = await transaction
      .deleteFrom('records')
      .where('visitor_id', 'in', visitors)
      .$if(id !== undefined, (query) => query.where('id', '=', id!))
      .$if(keys !== undefined, (query) => query.where('idempotency_key', 'in', keys!))
      .returning('idempotency_key')
      .execute()
    // blocks the deleted records' keys too: a retry without the cookie would save under another visitor
    const savedUnder = deleted.flatMap(({ idempotency_key }) => idempotency_key ?? [])
    const tombstoneIds = new Set([...(keys ?? []), ...savedUnder, ...(blocksVisitors ? visitors : [])])
    if (tombstoneIds.size > 0) await insertTombstones(transaction, [...tombstoneIds], now).execute()
    await deleteVisitorsWithoutRecords(transaction, visitors).execute()
    return deleted.length
  })
}

/** The key and time columns of the tables that the purge empties. */
const expiringTables = { visitors: ['id', 'last_active_at'], tombstones: ['fingerprint', 'erased_at'] } as const

/** Deletes at most `limit` rows older than `cutoff`; visitors' records go by cascade. Returns the number of rows. */
export async function deleteExpired(
  db: Kysely<Tables>,
  from: keyof typeof expiringTables,
  cutoff: number,
  limit: number,
): Promise<number> {
  const table = sql.table(from)
  const [key, time] = expiringTables[from].map((column) => sql.ref(column))
  // checks the cutoff twice: PostgreSQL repeats the outer check for a visitor who came back since the sub-select
  const { numAffectedRows } = await sql`
    delete from ${table} where ${time} < ${cutoff} and ${key} in
    (select ${key} from ${table} where ${time} < ${cutoff} order by ${time} limit ${limit})`.execute(db)
  return Number(numAffectedRows)
}

/** Returns the SHA-256 of a visitor's id or a key. With 122 random bits, neither can be found by trial. */
export function fingerprintOf(id: string): string {
  return hash('sha256', id, 'base64url')
}

/** Inserts tombstones, so that no late save restores a deleted record or visitor. */
function insertTombstones(db: Kysely<Tables>, ids: readonly string[], now: number) {
  return db
    .insertInto('tombstones')
    .values(ids.map((id) => ({ fingerprint: fingerprintOf(id), erased_at: now })))
    .onConflict((conflict) =>
      conflict.column('fingerprint').doUpdateSet({ erased_at: (row) => row.ref('excluded.erased_at') }),
    )
}

export function selectTombstones(db: Kysely<Tables>, fingerprints: readonly string[]) {
  return db.selectFrom('tombstones').selectAll().where('fingerprint', 'in', fingerprints)
}
