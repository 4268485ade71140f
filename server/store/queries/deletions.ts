import { sql, type Kysely } from 'kysely'
import type { Tables } from '../tables.ts'
import { insertErasures } from './erasures.ts'
import { deleteVisitorsWithoutRecords, upsertVisitors } from './visitors.ts'

/** Deletes one of a visitor's records, and the visitor with their last one; answers whether it was there. */
export function deleteRecord(db: Kysely<Tables>, visitor: string, id: string, now: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // locks the visitor in PostgreSQL: a save at the same time happens entirely before or entirely after
    await transaction
      .updateTable('visitors')
      .set((row) => ({ last_active_at: row.ref('last_active_at') }))
      .where('id', '=', visitor)
      .execute()
    const deleted = await transaction
      .deleteFrom('records')
      .where('id', '=', id)
      .where('visitor_id', '=', visitor)
      .returning('idempotency_key')
      .executeTakeFirst()
    if (deleted?.idempotency_key) await insertErasures(transaction, [deleted.idempotency_key], now).execute()
    await deleteVisitorsWithoutRecords(transaction, [visitor]).execute()
    return deleted !== undefined
  })
}

/** Deletes a visitor with all their records, and notes that they were erased; answers how many records were deleted. */
export function deleteVisitor(db: Kysely<Tables>, visitor: string, now: number): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    // locks the visitor as a save does, even one who does not exist yet, whom a save at the same time would create
    await upsertVisitors(transaction, [{ id: visitor, created_at: now, last_active_at: now }]).execute()
    const deleted = await transaction
      .deleteFrom('records')
      .where('visitor_id', '=', visitor)
      .returning('idempotency_key')
      .execute()
    // a key that is sent again without the cookie would lead to another visitor
    const keys = deleted.flatMap(({ idempotency_key }) => idempotency_key ?? [])
    await insertErasures(transaction, [...new Set([visitor, ...keys])], now).execute()
    await transaction.deleteFrom('visitors').where('id', '=', visitor).execute()
    return deleted.length
  })
}

/** What is kept for a time: the key of a table, and the time that counts. */
const expiring = { visitors: ['id', 'last_active_at'], erasures: ['fingerprint', 'erased_at'] } as const

/** Deletes at most `limit` rows whose time is before `cutoff`, with the records of these visitors; answers how many. */
export async function deleteExpired(
  db: Kysely<Tables>,
  from: keyof typeof expiring,
  cutoff: number,
  limit: number,
): Promise<number> {
  const table = sql.table(from)
  const [key, time] = expiring[from].map((column) => sql.ref(column))
  // the cutoff twice, because PostgreSQL then checks it again for a visitor who came back since the sub-select
  const { numAffectedRows } = await sql`
    delete from ${table} where ${time} < ${cutoff} and ${key} in
    (select ${key} from ${table} where ${time} < ${cutoff} order by ${time} limit ${limit})`.execute(db)
  return Number(numAffectedRows)
}
