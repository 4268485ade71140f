import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import type { Compilable, Insertable, Kysely } from 'kysely'
import { maxRecords } from '../../../contract/records.ts'
import { fingerprintOf, selectForgotten } from '../queries/forgotten-visitors.ts'
import {
  insertCalculations,
  insertMeasurements,
  upsertVisitors,
  recordCounts,
  toRow,
  toVisitorRows,
  type InsertRecords,
  type InsertRequest,
} from '../queries/insert-records.ts'
import type { Tables } from '../tables.ts'

/**
 * One row at a time, by statements prepared once. One query for the whole batch would have a new text each time, and
 * costs twice as much a row.
 */
export function preparedInsert(db: Kysely<Tables>, database: DatabaseSyncInstance): InsertRecords {
  const upsertVisitor = prepared(database, (row: Insertable<Tables['visitors']>) => upsertVisitors(db, [row]))
  const insertCalculation = prepared(database, (row: Tables['calculations']) => insertCalculations(db, [row]))
  const insertMeasurement = prepared(database, (row: Tables['measurements']) => insertMeasurements(db, [row]))
  const findForgotten = database.prepare(selectForgotten(db, ['']).compile().sql)
  const isForgotten = ({ record }: InsertRequest) => findForgotten.get(fingerprintOf(record.visitor)) !== undefined
  const countRecords = database.prepare(recordCounts(db, ['']).compile().sql)
  const isFull = ({ record: { visitor } }: InsertRequest) => {
    // one parameter for each table
    const row = countRecords.get(visitor, visitor) as { count: number } | undefined
    return (row?.count ?? 0) >= maxRecords
  }
  return (batch) =>
    db.transaction().execute(async () => {
      const forgotten = new Set(batch.filter(isForgotten))
      toVisitorRows(batch.filter((save) => !forgotten.has(save))).forEach(upsertVisitor)
      return batch.map((save) => {
        if (forgotten.has(save)) return 'forgotten'
        if (isFull(save)) return 'full'
        const { table, row } = toRow(save)
        const added = table === 'calculations' ? insertCalculation(row) : insertMeasurement(row)
        return added > 0 ? 'new' : 'exists'
      })
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
