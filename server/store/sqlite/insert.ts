import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import type { Compilable, Insertable, Kysely } from 'kysely'
import { mostRecords } from '../../../contract/records.ts'
import { fingerprintOf, forgottenWith } from '../forgotten-visitors.ts'
import {
  intoCalculations,
  intoMeasurements,
  intoVisitors,
  keptOf,
  rowOf,
  visitorsOf,
  type InsertRecords,
  type Save,
} from '../insert-records.ts'
import type { Tables } from '../tables.ts'

/**
 * One row at a time, by statements prepared once. One query for the whole batch would have a new text each time, and
 * costs twice as much a row.
 */
export function insertingOneByOne(db: Kysely<Tables>, database: DatabaseSyncInstance): InsertRecords {
  const intoVisitorsOne = oneRow(database, (row: Insertable<Tables['visitors']>) => intoVisitors(db, [row]))
  const intoCalculationsOne = oneRow(database, (row: Tables['calculations']) => intoCalculations(db, [row]))
  const intoMeasurementsOne = oneRow(database, (row: Tables['measurements']) => intoMeasurements(db, [row]))
  let search: ReturnType<typeof database.prepare> | undefined
  const isForgotten = ({ record }: Save) => {
    search ??= database.prepare(forgottenWith(db, ['']).compile().sql)
    return search.get(fingerprintOf(record.visitor)) !== undefined
  }
  let count: typeof search
  const isFull = ({ record: { visitor } }: Save) => {
    count ??= database.prepare(keptOf(db, ['']).compile().sql)
    // once for each table
    const counted = count.get(visitor, visitor) as { kept: number } | undefined
    return (counted?.kept ?? 0) >= mostRecords
  }
  return (batch) =>
    db.transaction().execute(async () => {
      const forgotten = new Set(batch.filter(isForgotten))
      visitorsOf(batch.filter((save) => !forgotten.has(save))).forEach(intoVisitorsOne)
      return batch.map((save) => {
        if (forgotten.has(save)) return 'forgotten'
        if (isFull(save)) return 'full'
        const { table, row } = rowOf(save)
        const added = table === 'calculations' ? intoCalculationsOne(row) : intoMeasurementsOne(row)
        return added > 0 ? 'new' : 'there'
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
