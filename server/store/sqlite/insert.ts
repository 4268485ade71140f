import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import type { Compilable, Insertable, Kysely } from 'kysely'
import {
  intoCalculations,
  intoMeasurements,
  intoVisitors,
  rowOf,
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
      return batch.map((save) => {
        const { table, row } = rowOf(save)
        return (table === 'calculations' ? intoCalculationsOne(row) : intoMeasurementsOne(row)) > 0
      })
    })
}

/** Runs the query for one row after another, and answers how many it changed. Its parameters are the row's values in their order. */
function oneRow<Row extends object>(database: DatabaseSyncInstance, queryFor: (row: Row) => Compilable) {
  let statement: ReturnType<typeof database.prepare> | undefined
  return (row: Row): number => {
    statement ??= database.prepare(queryFor(row).compile().sql)
    return statement.run(...Object.values(row as Record<string, string | number | null>)).changes
  }
}
