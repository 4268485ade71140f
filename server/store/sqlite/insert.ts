import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import type { Compilable, Kysely } from 'kysely'
import { maxRecords } from '../../../contract/records.ts'
import { selectErasures } from '../queries/deletions.ts'
import {
  erasureIn,
  fingerprintsOf,
  firstVisitorOf,
  insertRows,
  moveToVisitor,
  recordCounts,
  type InsertOutcome,
  type InsertRecords,
} from '../queries/inserts.ts'
import { upsertVisitors, visitorsOf } from '../queries/visitors.ts'
import type { RecordRow, Tables } from '../tables.ts'

/**
 * One row at a time, by statements prepared once. One query for the whole batch would have a new text each time, and
 * costs twice as much a row.
 */
export function preparedInsert(db: Kysely<Tables>, database: DatabaseSyncInstance): InsertRecords {
  const upsertVisitor = prepared(database, (row: Tables['visitors']) => upsertVisitors(db, [row]))
  const insertRecord = prepared(database, (row: RecordRow) => insertRows(db, [row]))
  const findErasures = database.prepare(selectErasures(db, ['', '']).compile().sql)
  function erasureOf(row: RecordRow) {
    const found = findErasures.all(...fingerprintsOf(row)) as { fingerprint: string }[]
    return erasureIn(new Set(found.map(({ fingerprint }) => fingerprint)))(row)
  }
  const countRecords = database.prepare(recordCounts(db, ['', '']).compile().sql)
  async function insertInto(transaction: Kysely<Tables>, row: RecordRow): Promise<InsertOutcome> {
    const first = firstVisitorOf(row)
    const counts = countRecords.all(row.visitor_id, first) as { visitor_id: string; count: number }[]
    const count = counts.find(({ visitor_id }) => visitor_id === row.visitor_id)?.count ?? 0
    if (count >= maxRecords) return 'full'
    if (counts.some(({ visitor_id }) => visitor_id === first)) await moveToVisitor(transaction, row)
    return insertRecord(row) > 0 ? 'new' : 'exists'
  }
  return (batch) =>
    db.transaction().execute(async (transaction) => {
      const erasures = batch.map(erasureOf)
      visitorsOf(batch.filter((_, index) => !erasures[index])).forEach(upsertVisitor)
      const outcomes: InsertOutcome[] = []
      for (const [index, row] of batch.entries()) outcomes.push(erasures[index] ?? (await insertInto(transaction, row)))
      return outcomes
    })
}

/** Runs the query for one row after another, and answers how many it changed. Its parameters are the row's values in their order. */
function prepared<Row extends object>(database: DatabaseSyncInstance, queryFor: (row: Row) => Compilable) {
  let statement: ReturnType<typeof database.prepare> | undefined
  return (row: Row): number => {
    statement ??= database.prepare(queryFor(row).compile().sql)
    return statement.run(...Object.values(row as Record<string, string | number | null>)).changes
  }
}
