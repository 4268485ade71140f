import type { Insertable, Kysely } from 'kysely'
import { calculationSchema, type CalculationRequest } from '../../contract/calculation.ts'
import { fingerprintOf, forgottenWith, withoutRecords } from './forgotten-visitors.ts'
import type { Calculation, Inserted } from './store.ts'
import { calculationColumns, type Tables } from './tables.ts'

type Row = Tables['calculations']

/**
 * Saves all of a batch or nothing, but for the rows of forgotten visitors; rows that are there already stay as they are.
 * Answers what became of each row, in their order.
 */
export type InsertCalculations = (batch: readonly Calculation[]) => Promise<Inserted[]>

/** One query a table, whatever the number of rows: when the database is on another machine, each query costs a round trip. */
export function insertingTogether(db: Kysely<Tables>): InsertCalculations {
  return (batch) =>
    db.transaction().execute(async (transaction) => {
      const visitors = visitorsOf(batch)
      // locks them all: who is forgotten at the same time is so entirely before, and seen below, or entirely after
      await intoVisitors(transaction, visitors).execute()
      const found = await forgottenWith(
        transaction,
        visitors.map(({ id }) => fingerprintOf(id)),
      ).execute()
      const fingerprints = new Set(found.map(({ fingerprint }) => fingerprint))
      const forgotten = visitors.map(({ id }) => id).filter((id) => fingerprints.has(fingerprintOf(id)))
      const rows = batch.filter(({ visitor }) => !forgotten.includes(visitor)).map(rowOf)
      if (forgotten.length > 0) await withoutRecords(transaction, forgotten).execute()
      if (rows.length > 0) await intoCalculations(transaction, rows).execute()
      return batch.map(({ visitor }) => (forgotten.includes(visitor) ? 'forgotten' : 'saved'))
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

/** One row a visitor, sorted by id: otherwise two instances that save for the same visitors could deadlock. */
export function visitorsOf(batch: readonly Calculation[]): Insertable<Tables['visitors']>[] {
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

export function rowOf(calculation: Calculation): Row {
  return inColumns(calculation, fields) as Row
}

/** What a correction may change. */
export function columnsOf(correction: CalculationRequest): Partial<Row> {
  return inColumns(correction, correctable)
}

function inColumns<Field extends keyof Calculation>(record: Pick<Calculation, Field>, fields: Field[]): Partial<Row> {
  return Object.fromEntries(fields.map((field) => [calculationColumns[field], record[field]]))
}
