import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import type { Compilable, Insertable, Kysely } from 'kysely'
import { mostRecords } from '../../../contract/records.ts'
import { fingerprintOf, forgottenWith } from '../forgotten-visitors.ts'
import {
  intoCalculations,
  intoVisitors,
  keptOf,
  rowOf,
  visitorsOf,
  type InsertCalculations,
  type Save,
} from '../insert-calculations.ts'
import type { Tables } from '../tables.ts'

/**
 * One row at a time, by statements prepared once. One query for the whole batch would have a new text each time, and
 * costs twice as much a row.
 */
export function insertingOneByOne(db: Kysely<Tables>, database: DatabaseSyncInstance): InsertCalculations {
  const intoVisitorsOne = oneRow(database, (row: Insertable<Tables['visitors']>) => intoVisitors(db, [row]))
  const intoCalculationsOne = oneRow(database, (row: Tables['calculations']) => intoCalculations(db, [row]))
  let search: ReturnType<typeof database.prepare> | undefined
  const isForgotten = ({ calculation }: Save) => {
    search ??= database.prepare(forgottenWith(db, ['']).compile().sql)
    return search.get(fingerprintOf(calculation.visitor)) !== undefined
  }
  let count: typeof search
  const isFull = ({ calculation }: Save) => {
    count ??= database.prepare(keptOf(db, ['']).compile().sql)
    const counted = count.get(calculation.visitor) as { kept: number } | undefined
    return (counted?.kept ?? 0) >= mostRecords
  }
  return (batch) =>
    db.transaction().execute(async () => {
      const forgotten = new Set(batch.filter(isForgotten))
      visitorsOf(batch.filter((save) => !forgotten.has(save))).forEach(intoVisitorsOne)
      return batch.map((save) => {
        if (forgotten.has(save)) return 'forgotten'
        if (isFull(save)) return 'full'
        return intoCalculationsOne(rowOf(save)) > 0 ? 'new' : 'there'
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
