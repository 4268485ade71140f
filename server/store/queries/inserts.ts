import type { Kysely } from 'kysely'
import { maxRecords } from '../../../contract/records.ts'
import type { RecordRow, Tables } from '../tables.ts'
import { fingerprintOf, selectErasures } from './deletions.ts'
import { deleteVisitorsWithoutRecords, upsertVisitors, visitorOfKey, visitorsOf } from './visitors.ts'

/**
 * What became of a record: it is `new`, or `exists` already under its id or key, or its visitor is `erased`, or its key is
 * that of a `deleted` record, or its visitor is `full`: they have `maxRecords`, of which it may be one.
 */
export type InsertOutcome = 'new' | 'exists' | 'full' | 'erased' | 'deleted'

/** Saves all of a batch or nothing, and answers what became of each: existing rows stay as they are. */
export type InsertRecords = (batch: readonly RecordRow[]) => Promise<InsertOutcome[]>

/** One query a table, whatever the number of rows: when the database is on another machine, each query costs a round trip. */
export function batchInsert(db: Kysely<Tables>): InsertRecords {
  return (batch) =>
    db.transaction().execute(async (transaction) => {
      const visitors = visitorsOf(batch)
      const visitorIds = visitors.map(({ id }) => id)
      // locks these visitors: one who deletes something at the same time does so before, and it is seen below, or after
      await upsertVisitors(transaction, visitors).execute()
      const erased = await selectErasures(transaction, batch.flatMap(fingerprintsOf)).execute()
      const erasureOf = erasureIn(new Set(erased.map(({ fingerprint }) => fingerprint)))
      const counted = await recordCounts(transaction, [...visitorIds, ...batch.map(firstVisitorOf)]).execute()
      const known = new Set(counted.map(({ visitor_id }) => visitor_id))
      const counts = new Map(counted.map(({ visitor_id, count }) => [visitor_id, count]))
      const outcomes = batch.map((row): InsertOutcome => {
        const erasure = erasureOf(row)
        if (erasure) return erasure
        const count = counts.get(row.visitor_id) ?? 0
        counts.set(row.visitor_id, count + 1)
        return count < maxRecords ? 'new' : 'full'
      })
      const rows = batch.filter((_, index) => outcomes[index] === 'new')
      for (const row of rows) if (known.has(firstVisitorOf(row))) await moveToVisitor(transaction, row)
      const added = rows.length > 0 ? await insertRows(transaction, rows).returning('id').execute() : []
      const ids = new Set(added.map(({ id }) => id))
      if (erased.length > 0) await deleteVisitorsWithoutRecords(transaction, visitorIds).execute()
      return batch.map(({ id }, index) => (outcomes[index] === 'new' && !ids.has(id) ? 'exists' : outcomes[index]!))
    })
}

/** By these a save finds out that its visitor or its key was erased. */
export function fingerprintsOf({ visitor_id, idempotency_key }: RecordRow): [visitor: string, key: string] {
  const visitor = fingerprintOf(visitor_id)
  return [visitor, idempotency_key === null ? visitor : fingerprintOf(idempotency_key)]
}

/** Why a row may not be written, by the fingerprints that were found. */
export function erasureIn(found: ReadonlySet<string>) {
  return (row: RecordRow): 'erased' | 'deleted' | undefined => {
    if (found.size === 0) return undefined
    const [visitor, key] = fingerprintsOf(row)
    return found.has(visitor) ? 'erased' : found.has(key) ? 'deleted' : undefined
  }
}

/** Whom the first try of a save without a cookie was made for, and its own visitor where there is no key. */
export function firstVisitorOf({ visitor_id, idempotency_key }: RecordRow): string {
  return idempotency_key === null ? visitor_id : visitorOfKey(idempotency_key)
}

/** What the key of a row has saved for its first visitor, whose cookie was lost with the answer, becomes its visitor's. */
export async function moveToVisitor(db: Kysely<Tables>, row: RecordRow): Promise<void> {
  const { visitor_id, idempotency_key } = row
  const first = firstVisitorOf(row)
  if (first === visitor_id) return
  const own = db
    .selectFrom('records')
    .select('id')
    .where((where) => where.and({ visitor_id, idempotency_key }))
  await db
    .updateTable('records')
    .set({ visitor_id })
    .where((where) => where.and({ visitor_id: first, idempotency_key }))
    .where(({ not, exists }) => not(exists(own)))
    .execute()
  await deleteVisitorsWithoutRecords(db, [first]).execute()
}

/** How many records each of these visitors has; no row for who has none. */
export function recordCounts(db: Kysely<Tables>, visitors: readonly string[]) {
  return db
    .selectFrom('records')
    .select(['visitor_id', (count) => count.fn.countAll<number>().as('count')])
    .where('visitor_id', 'in', visitors)
    .groupBy('visitor_id')
}

export function insertRows(db: Kysely<Tables>, rows: readonly RecordRow[]) {
  return db
    .insertInto('records')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
}
