import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import type { Compilable, Insertable, Kysely } from 'kysely'
import {
  intoCalculations,
  intoMeasurements,
  intoVisitors,
  rowsOf,
  visitorsOf,
  type InsertRecords,
} from '../insert-calculations.ts'
import type { Tables } from '../tables.ts'

/**
 * One row at a time, by statements prepared once. One query for the whole batch would have a new text each time, and
 * costs twice as much a row.
 */
export function insertingOneByOne(db: Kysely<Tables>, database: DatabaseSyncInstance): InsertRecords {
  const intoVisitorsOne = oneRow(database, (row: Insertable<Tables['visitors']>) => intoVisitors(db, [row]))
  const intoCalculationsOne = oneRow(database, (row: Tables['calculations']) => intoCalculations(db, [row]))
  const intoMeasurementsOne = oneRow(database, (row: Tables['measurements']) => intoMeasurements(db, [row]))
  return (batch) =>
    db.transaction().execute(async () => {
      visitorsOf(batch).forEach(intoVisitorsOne)
      const { calculations, measurements } = rowsOf(batch)
      calculations.forEach(intoCalculationsOne)
      measurements.forEach(intoMeasurementsOne)
    })
}

/** Runs the query for one row after another. Its parameters are the row's values in their order. */
function oneRow<Row extends object>(database: DatabaseSyncInstance, queryFor: (row: Row) => Compilable) {
  let statement: ReturnType<typeof database.prepare> | undefined
  return (row: Row): void => {
    statement ??= database.prepare(queryFor(row).compile().sql)
    statement.run(...Object.values(row as Record<string, string | number | null>))
  }
}
