import type { Insertable, Kysely } from 'kysely'
import { calculationSchema, type CalculationRequest } from '../../../contract/calculation.ts'
import { isRun, maxRecords } from '../../../contract/records.ts'
import { findForgotten, deleteVisitorsWithoutRecords } from './forgotten-visitors.ts'
import { measurementColumnValues, measurementToRow } from './measurement-rows.ts'
import type { Calculation, StoredRecord } from '../store.ts'
import { calculationColumns, type Tables } from '../tables.ts'

type Row = Tables['calculations']

/** A record to save, and the key of the request that asks for it. */
export interface InsertRequest {
  record: StoredRecord
  idempotencyKey: string | undefined
}

/**
 * What became of a record: it is `new`, or `exists` already under its id or key, or its visitor is `forgotten`, or `full`:
 * they have `maxRecords`, of which it may be one.
 */
export type InsertOutcome = 'new' | 'exists' | 'full' | 'forgotten'

/** Saves all of a batch or nothing, and answers what became of each: existing rows stay as they are. */
export type InsertRecords = (batch: readonly InsertRequest[]) => Promise<InsertOutcome[]>

/** One query a table, whatever the number of rows: when the database is on another machine, each query costs a round trip. */
export function batchInsert(db: Kysely<Tables>): InsertRecords {
  return (batch) =>
    db.transaction().execute(async (transaction) => {
      const visitors = toVisitorRows(batch)
      const visitorIds = visitors.map(({ id }) => id)
      // locks these visitors: one who is deleted at the same time is deleted before, and seen below, or after
      await upsertVisitors(transaction, visitors).execute()
      const forgotten = await findForgotten(transaction, visitorIds)
      if (forgotten.size > 0) await deleteVisitorsWithoutRecords(transaction, [...forgotten]).execute()
      const counted = await recordCounts(transaction, visitorIds).execute()
      const counts = new Map(counted.map(({ visitor_id, count }) => [visitor_id, count]))
      const full = new Set<string>()
      const notFull = batch.filter(({ record: { id, visitor } }) => {
        const count = counts.get(visitor) ?? 0
        counts.set(visitor, count + 1)
        if (count >= maxRecords) full.add(id)
        return count < maxRecords && !forgotten.has(visitor)
      })
      const rows = notFull.map(toRow)
      const calculations = rows.flatMap(({ table, row }) => (table === 'calculations' ? [row] : []))
      const measurements = rows.flatMap(({ table, row }) => (table === 'measurements' ? [row] : []))
      const added = [
        ...(calculations.length > 0
          ? await insertCalculations(transaction, calculations).returning('id').execute()
          : []),
        ...(measurements.length > 0
          ? await insertMeasurements(transaction, measurements).returning('id').execute()
          : []),
      ]
      const ids = new Set(added.map(({ id }) => id))
      return batch.map(({ record: { id, visitor } }) =>
        forgotten.has(visitor) ? 'forgotten' : ids.has(id) ? 'new' : full.has(id) ? 'full' : 'exists',
      )
    })
}

/** How many records each of these visitors has; no row for who has none. */
export function recordCounts(db: Kysely<Tables>, visitors: string[]) {
  const of = (table: 'calculations' | 'measurements') =>
    db.selectFrom(table).select('visitor_id').where('visitor_id', 'in', visitors)
  return db
    .selectFrom(of('calculations').unionAll(of('measurements')).as('records'))
    .select(['visitor_id', (count) => count.fn.countAll<number>().as('count')])
    .groupBy('visitor_id')
}

export function upsertVisitors(db: Kysely<Tables>, rows: Insertable<Tables['visitors']>[]) {
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

export function insertCalculations(db: Kysely<Tables>, rows: Row[]) {
  return db
    .insertInto('calculations')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
}

export function insertMeasurements(db: Kysely<Tables>, rows: Tables['measurements'][]) {
  return db
    .insertInto('measurements')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
}

/** The row of a record, with the name of its table. */
export function toRow({ record, idempotencyKey }: InsertRequest) {
  const idempotency_key = idempotencyKey ?? null
  return isRun(record)
    ? { table: 'calculations' as const, row: { ...runToRow(record), idempotency_key } }
    : { table: 'measurements' as const, row: { ...measurementToRow(record), idempotency_key } }
}

/** One row a visitor, sorted by id: otherwise two instances that save for the same visitors could deadlock. */
export function toVisitorRows(batch: readonly InsertRequest[]): Insertable<Tables['visitors']>[] {
  const visitors = new Map<string, Insertable<Tables['visitors']>>()
  for (const { record } of batch) {
    const { visitor: id, createdAt } = record
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
const correctableFields = Object.keys(calculationSchema.entries) as (keyof CalculationRequest)[]

function runToRow(calculation: Calculation): Omit<Row, 'idempotency_key'> {
  return inColumns(calculation, fields) as Row
}

/** The columns that a correction changes: its key too, because the record is no longer what the key has saved. */
export function correctionColumns(correction: CalculationRequest): Partial<Row> {
  return { ...inColumns(correction, correctableFields), idempotency_key: null }
}

/** Whether two records have the same inputs and results, whoever they belong to. */
export function hasSameContent(one: StoredRecord, other: StoredRecord): boolean {
  const contentOf = (record: StoredRecord) =>
    isRun(record) ? correctionColumns(record) : measurementColumnValues(record)
  return JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other))
}

function inColumns<Field extends keyof Calculation>(record: Pick<Calculation, Field>, fields: Field[]): Partial<Row> {
  return Object.fromEntries(fields.map((field) => [calculationColumns[field], record[field]]))
}
