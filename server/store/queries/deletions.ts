import { sql, type Kysely } from 'kysely'
import { hash } from 'node:crypto'
import type { Tables } from '../tables.ts'
import { deleteVisitorsWithoutRecords, upsertVisitors } from './visitors.ts'

/** What is deleted: of these visitors one record, what these keys have saved, or everything. */
interface Deletion {
  visitors: readonly string[]
  id?: string
  keys?: readonly string[]
  /** whether nothing is to be saved for the visitors themselves any more */
  includesVisitors?: boolean
}

/** Deletes records, and visitors who are left without any; notes what was erased, and answers how many records were deleted. */
export function deleteRecords(db: Kysely<Tables>, deletion: Deletion, now: number): Promise<number> {
  const { visitors, id, keys = [], includesVisitors: isWhole = false } = deletion
  return db.transaction().execute(async (transaction) => {
    // locks them as a save does, in its order, even one who does not exist yet, whom a save at the same time would create
    const rows = [...new Set(visitors)].sort().map((id) => ({ id, created_at: now, last_active_at: now }))
    await upsertVisitors(transaction, rows).execute()
    const deleted = await transaction
      .deleteFrom('records')
      .where('visitor_id', 'in', visitors)
      .$if(id !== undefined, (query) => query.where('id', '=', id!))
      .$if(keys.length > 0, (query) => query.where('idempotency_key', 'in', keys))
      .returning('idempotency_key')
      .execute()
    // a key that is sent again without the cookie would lead to another visitor
    const savedUnder = deleted.flatMap(({ idempotency_key }) => idempotency_key ?? [])
    const tombstoneIds = new Set([...keys, ...savedUnder, ...(isWhole ? visitors : [])])
    if (tombstoneIds.size > 0) await insertTombstones(transaction, [...tombstoneIds], now).execute()
    await deleteVisitorsWithoutRecords(transaction, visitors).execute()
    return deleted.length
  })
}

/** What is kept for a time: the key of a table, and the time that counts. */
const expiringTables = { visitors: ['id', 'last_active_at'], tombstones: ['fingerprint', 'erased_at'] } as const

/** Deletes at most `limit` rows whose time is before `cutoff`, with the records of these visitors; answers how many. */
export async function deleteExpired(
  db: Kysely<Tables>,
  from: keyof typeof expiringTables,
  cutoff: number,
  limit: number,
): Promise<number> {
  const table = sql.table(from)
  const [key, time] = expiringTables[from].map((column) => sql.ref(column))
  // the cutoff twice, because PostgreSQL then checks it again for a visitor who came back since the sub-select
  const { numAffectedRows } = await sql`
    delete from ${table} where ${time} < ${cutoff} and ${key} in
    (select ${key} from ${table} where ${time} < ${cutoff} order by ${time} limit ${limit})`.execute(db)
  return Number(numAffectedRows)
}

/** SHA-256 of a visitor's id or of a key. Both have 122 random bits: nobody finds them again by trying. */
export function fingerprintOf(id: string): string {
  return hash('sha256', id, 'base64url')
}

/** Notes that visitors or keys were erased, so that no save brings anything back. */
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
