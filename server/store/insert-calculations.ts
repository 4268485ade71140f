import type { Insertable, Kysely } from 'kysely'
import { calculationSchema, type CalculationRequest } from '../../contract/calculation.ts'
import { isMeasurement, isRun } from '../../contract/measurement.ts'
import { rowOfMeasurement } from './measurement-rows.ts'
import type { Calculation, StoredRecord } from './store.ts'
import { calculationColumns, type Tables } from './tables.ts'

type Row = Tables['calculations']

/** Saves all of a batch or nothing; rows that are there already stay as they are. */
export type InsertRecords = (batch: readonly StoredRecord[]) => Promise<void>

/** One query a table, whatever the number of rows: when the database is on another machine, each query costs a round trip. */
export function insertingTogether(db: Kysely<Tables>): InsertRecords {
  return (batch) =>
    db.transaction().execute(async (transaction) => {
      await intoVisitors(transaction, visitorsOf(batch)).execute()
      const { calculations, measurements } = rowsOf(batch)
      if (calculations.length > 0) await intoCalculations(transaction, calculations).execute()
      if (measurements.length > 0) await intoMeasurements(transaction, measurements).execute()
    })
}

export function intoVisitors(db: Kysely<Tables>, rows: Insertable<Tables['visitors']>[]) {
  return db
    .insertInto('visitors')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ last_active_at: (row) => row.ref('excluded.last_active_at') })
        .whereRef('visitors.last_active_at', '<', 'excluded.last_active_at'),
    )
}

export function intoCalculations(db: Kysely<Tables>, rows: Row[]) {
  return db
    .insertInto('calculations')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
}

export function intoMeasurements(db: Kysely<Tables>, rows: Tables['measurements'][]) {
  return db
    .insertInto('measurements')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
}

/** The rows of a batch, by table. */
export function rowsOf(batch: readonly StoredRecord[]) {
  return {
    calculations: batch.filter(isRun).map(rowOfCalculation),
    measurements: batch.filter(isMeasurement).map(rowOfMeasurement),
  }
}

/** One row a visitor, sorted by id: otherwise two instances that save for the same visitors could deadlock. */
export function visitorsOf(batch: readonly StoredRecord[]): Insertable<Tables['visitors']>[] {
  const visitors = new Map<string, Insertable<Tables['visitors']>>()
  for (const { visitor: id, createdAt } of batch) {
    const { created_at, last_active_at } = visitors.get(id) ?? { created_at: createdAt, last_active_at: createdAt }
    visitors.set(id, {
      id,
      created_at: Math.min(created_at, createdAt),
      last_active_at: Math.max(last_active_at, createdAt),
    })
  }
  return [...visitors.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}

const fields = Object.keys(calculationColumns) as (keyof Calculation)[]
const correctable = Object.keys(calculationSchema.entries) as (keyof CalculationRequest)[]

function rowOfCalculation(calculation: Calculation): Row {
  return inColumns(calculation, fields) as Row
}

/** What a correction may change. */
export function columnsOf(correction: CalculationRequest): Partial<Row> {
  return inColumns(correction, correctable)
}

function inColumns<Field extends keyof Calculation>(record: Pick<Calculation, Field>, fields: Field[]): Partial<Row> {
  return Object.fromEntries(fields.map((field) => [calculationColumns[field], record[field]]))
}
