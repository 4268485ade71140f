import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import type { Compilable, Insertable, Kysely } from 'kysely'
import { fingerprintOf, forgottenWith } from '../forgotten-visitors.ts'
import { intoCalculations, intoVisitors, rowOf, visitorsOf, type InsertCalculations } from '../insert-calculations.ts'
import type { Calculation } from '../store.ts'
import type { Tables } from '../tables.ts'

/**
 * One row at a time, by statements prepared once. One query for the whole batch would have a new text each time, and
 * costs twice as much a row.
 */
export function insertingOneByOne(db: Kysely<Tables>, database: DatabaseSyncInstance): InsertCalculations {
  const intoVisitorsOne = oneRow(database, (row: Insertable<Tables['visitors']>) => intoVisitors(db, [row]))
  const intoCalculationsOne = oneRow(database, (row: Insertable<Tables['calculations']>) => intoCalculations(db, [row]))
  let search: ReturnType<typeof database.prepare> | undefined
  const isForgotten = ({ visitor }: Calculation) => {
    search ??= database.prepare(forgottenWith(db, ['']).compile().sql)
    return search.get(fingerprintOf(visitor)) !== undefined
  }
  return (batch) =>
    db.transaction().execute(async () => {
      const outcomes = batch.map((row) => (isForgotten(row) ? 'forgotten' : 'saved'))
      const rows = batch.filter((_, index) => outcomes[index] === 'saved')
      visitorsOf(rows).forEach(intoVisitorsOne)
      rows.map(rowOf).forEach(intoCalculationsOne)
      return outcomes
    })
}

/** Runs the query for one row after another. Its parameters are the row's values in their order. */
function oneRow<Row extends object>(database: DatabaseSyncInstance, queryFor: (row: Row) => Compilable) {
  let statement: ReturnType<typeof database.prepare> | undefined
  return (row: Row): void => {
    statement ??= database.prepare(queryFor(row).compile().sql)
    statement.run(...Object.values(row as Record<string, string | number>))
  }
}
