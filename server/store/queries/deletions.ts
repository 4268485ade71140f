import type { Kysely } from 'kysely'
import { upsertForgotten, deleteVisitorsWithoutRecords } from './forgotten-visitors.ts'
import { upsertVisitors } from './insert-records.ts'
import type { Tables } from '../tables.ts'

/** The tables that hold visitors' records. */
type RecordTable = 'calculations' | 'measurements'

/** Deletes one of a visitor's records, and the visitor with their last one; answers whether it was there. */
export function deleteRecord(db: Kysely<Tables>, table: RecordTable, visitor: string, id: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // locks the visitor in PostgreSQL: a save at the same time happens entirely before or entirely after
    await transaction
      .updateTable('visitors')
      .set((row) => ({ last_active_at: row.ref('last_active_at') }))
      .where('id', '=', visitor)
      .execute()
    const { numDeletedRows } = await transaction
      .deleteFrom(table)
      .where('id', '=', id)
      .where('visitor_id', '=', visitor)
      .executeTakeFirst()
    await deleteVisitorsWithoutRecords(transaction, [visitor]).execute()
    return numDeletedRows > 0n
  })
}

/** Deletes a visitor with all their records, and notes that they are forgotten; answers how many records were deleted. */
export function deleteVisitor(db: Kysely<Tables>, visitor: string, now: number): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    // locks the visitor as a save does, even one who does not exist yet, whom a save at the same time would create
    await upsertVisitors(transaction, [{ id: visitor, created_at: now, last_active_at: now }]).execute()
    await upsertForgotten(transaction, visitor, now).execute()
    let deleted = 0n
    for (const table of ['calculations', 'measurements'] as const) {
      const { numDeletedRows } = await transaction
        .deleteFrom(table)
        .where('visitor_id', '=', visitor)
        .executeTakeFirst()
      deleted += numDeletedRows
    }
    await transaction.deleteFrom('visitors').where('id', '=', visitor).execute()
    return Number(deleted)
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

/** Deletes what remains of at most `limit` visitors who were forgotten before `cutoff`; answers of how many. */
export async function deleteExpiredFingerprints(db: Kysely<Tables>, cutoff: number, limit: number): Promise<number> {
  const expired = db
    .selectFrom('forgotten_visitors')
    .select('fingerprint')
    .where('forgotten_at', '<', cutoff)
    .limit(limit)
  const { numDeletedRows } = await db
    .deleteFrom('forgotten_visitors')
    .where('fingerprint', 'in', expired)
    .where('forgotten_at', '<', cutoff)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
