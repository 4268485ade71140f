import type { Compilable, Kysely } from 'kysely'
import { limits } from '../../../domain/published-constants.ts'
import type { SaveRefusal } from '../../../api/record-operations.ts'
import type { RecordRow, Tables } from '../tables.ts'
import { fingerprintOf, selectTombstones } from './deletions.ts'
import { deleteVisitorsWithoutRecords, upsertVisitors, visitorOfKey, visitorsOf } from './visitors.ts'

/**
 * Runs a query over a list of rows, either once for all or once per row, and returns all rows found. The query's
 * parameters must be a row's values in order: SQLite prepares the query once and binds each row.
 */
export type RowQueryRunner = <Row extends object, Found>(
  db: Kysely<Tables>,
  queryFor: (db: Kysely<Tables>, rows: readonly Row[]) => Compilable<Found> & { execute(): Promise<Found[]> },
  rows: readonly Row[],
) => Promise<Found[]>

/** Runs one query for all rows: each query costs a round trip when the database is on another machine. */
export const runAsOneQuery: RowQueryRunner = (db, queryFor, rows) => queryFor(db, rows).execute()

/**
 * Saves a whole batch or nothing. Never changes the content of an existing row, but may move it to another visitor
 * (`moveToVisitor`). Returns the outcome of each row: `keyReused` when its id or key exists. `full` is decided before
 * the insert, so a row that exists may also get `full`.
 */
export function insertBatch(
  db: Kysely<Tables>,
  runRowQuery: RowQueryRunner,
  batch: readonly RecordRow[],
): Promise<('saved' | SaveRefusal)[]> {
  return db.transaction().execute(async (transaction) => {
    // locks the visitors: a concurrent deletion runs either before, and is seen below, or after
    await runRowQuery(transaction, upsertVisitors, visitorsOf(batch))
    const fingerprints = batch.map(fingerprintsOf)
    const tombstones = await runRowQuery(transaction, findTombstones, fingerprints)
    const tombstoned = new Set(tombstones.map(({ fingerprint }) => fingerprint))
    const owners = batch.map((row): Pair => [row.visitor_id, keyVisitorOf(row)])
    const counted = await runRowQuery(transaction, recordCounts, owners)
    const countOf = new Map(counted.map(({ visitor_id, count }) => [visitor_id, count]))
    const visitorsWithRecords = new Set(countOf.keys())
    const outcomes = batch.map(({ visitor_id }, index) => {
      const [visitor, key] = fingerprints[index]!
      if (tombstoned.has(visitor)) return 'erased'
      if (tombstoned.has(key)) return 'deleted'
      const count = countOf.get(visitor_id) ?? 0
      countOf.set(visitor_id, count + 1)
      return count < limits.records ? 'saved' : 'full'
    })
    const rows = batch.filter((_, index) => outcomes[index] === 'saved')
    for (const row of rows) if (visitorsWithRecords.has(keyVisitorOf(row))) await moveToVisitor(transaction, row)
    const added = rows.length > 0 ? await runRowQuery(transaction, insertRows, rows) : []
    const ids = new Set(added.map(({ id }) => id))
    if (tombstoned.size > 0) await deleteVisitorsWithoutRecords(transaction, owners.flat()).execute()
    return batch.map(({ id }, index) => (outcomes[index] === 'saved' && !ids.has(id) ? 'keyReused' : outcomes[index]!))
  })
}

type Pair = [string, string]

/** Returns the fingerprints of a row's visitor and key, to find their tombstones. */
function fingerprintsOf({ visitor_id, idempotency_key }: RecordRow): Pair {
  return [fingerprintOf(visitor_id), fingerprintOf(idempotency_key ?? visitor_id)]
}

const findTombstones = (db: Kysely<Tables>, fingerprints: readonly Pair[]) => selectTombstones(db, fingerprints.flat())

/**
 * Returns the id derived from the row's key: the owner of a first save, which has no cookie yet. For a row without a
 * key, its own visitor.
 */
function keyVisitorOf({ visitor_id, idempotency_key }: RecordRow): string {
  return idempotency_key === null ? visitor_id : visitorOfKey(idempotency_key)
}

/** Moves a record from its key's visitor, whose cookie was lost with the response, to the row's visitor. */
async function moveToVisitor(db: Kysely<Tables>, row: RecordRow): Promise<void> {
  const { visitor_id, idempotency_key } = row
  const keyVisitor = keyVisitorOf(row)
  if (keyVisitor === visitor_id) return
  const existing = db
    .selectFrom('records')
    .select('id')
    .where((where) => where.and({ visitor_id, idempotency_key }))
  await db
    .updateTable('records')
    .set({ visitor_id })
    .where((where) => where.and({ visitor_id: keyVisitor, idempotency_key }))
    .where(({ not, exists }) => not(exists(existing)))
    .execute()
  await deleteVisitorsWithoutRecords(db, [keyVisitor]).execute()
}

/** Selects the number of records of each visitor; no row for a visitor without records. */
function recordCounts(db: Kysely<Tables>, visitors: readonly Pair[]) {
  return db
    .selectFrom('records')
    .select(['visitor_id', (count) => count.fn.countAll<number>().as('count')])
    .where('visitor_id', 'in', visitors.flat())
    .groupBy('visitor_id')
}

export function insertRows(db: Kysely<Tables>, rows: readonly RecordRow[]) {
  return db
    .insertInto('records')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
}
