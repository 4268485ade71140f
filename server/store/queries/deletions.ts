import type { Kysely } from 'kysely'
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

/** Deletes at most `limit` visitors whose last activity is before `cutoff`, with their records; answers how many. */
export async function deleteInactive(db: Kysely<Tables>, cutoff: number, limit: number): Promise<number> {
  const inactive = db
    .selectFrom('visitors')
    .select('id')
    .where('last_active_at', '<', cutoff)
    .orderBy('last_active_at')
    .limit(limit)
  const { numDeletedRows } = await db
    .deleteFrom('visitors')
    .where('id', 'in', inactive)
    // repeated here, because PostgreSQL then checks it again for a visitor who came back since the sub-select
    .where('last_active_at', '<', cutoff)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
