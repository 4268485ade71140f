import type { Insertable, Kysely } from 'kysely'
import { calculationSchema, type CalculationRequest } from '../../contract/calculation.ts'
import { mostRecords } from '../../contract/records.ts'
import { forgottenAmong, withoutRecords } from './forgotten-visitors.ts'
import type { Calculation } from './store.ts'
import { calculationColumns, type Tables } from './tables.ts'

type Row = Tables['calculations']

/** A record to save, and the key of the request that asks for it. */
export interface Save {
  calculation: Calculation
  idempotencyKey: string | undefined
}

/**
 * What became of a record: it is `new`, or was `there` under its id or key, or its visitor is `forgotten`, or `full`: they
 * have `mostRecords`, of which it may be one.
 */
export type Inserted = 'new' | 'there' | 'full' | 'forgotten'

/** Saves all of a batch or nothing, and answers what became of each: rows that are there already stay as they are. */
export type InsertCalculations = (batch: readonly Save[]) => Promise<Inserted[]>

/** One query a table, whatever the number of rows: when the database is on another machine, each query costs a round trip. */
export function insertingTogether(db: Kysely<Tables>): InsertCalculations {
  return (batch) =>
    db.transaction().execute(async (transaction) => {
      const visitors = visitorsOf(batch)
      // locks them all: who is forgotten at the same time is so entirely before, and seen below, or entirely after
      await intoVisitors(transaction, visitors).execute()
      const forgotten = await forgottenAmong(
        transaction,
        visitors.map(({ id }) => id),
      )
      if (forgotten.size > 0) await withoutRecords(transaction, [...forgotten]).execute()
      const kept = new Map<string, number>()
      for (const { visitor_id, kept: count } of await keptOf(
        transaction,
        visitors.map(({ id }) => id),
      ).execute()) {
        kept.set(visitor_id, count)
      }
      const full = new Set<string>()
      const withRoom = batch.filter(({ calculation: { id, visitor } }) => {
        const count = kept.get(visitor) ?? 0
        kept.set(visitor, count + 1)
        if (count >= mostRecords) full.add(id)
        return count < mostRecords && !forgotten.has(visitor)
      })
      const rows = withRoom.map(rowOf)
      const added = rows.length > 0 ? await intoCalculations(transaction, rows).returning('id').execute() : []
      const ids = new Set(added.map(({ id }) => id))
      return batch.map(({ calculation: { id, visitor } }) =>
        forgotten.has(visitor) ? 'forgotten' : ids.has(id) ? 'new' : full.has(id) ? 'full' : 'there',
      )
    })
}

/** How many records are kept of each of these visitors; none of who has none. */
export function keptOf(db: Kysely<Tables>, visitors: string[]) {
  return db
    .selectFrom('calculations')
    .select(['visitor_id', (count) => count.fn.countAll<number>().as('kept')])
    .where('visitor_id', 'in', visitors)
    .groupBy('visitor_id')
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
    .onConflict((conflict) => conflict.doNothing())
}

/** One row a visitor, sorted by id: otherwise two instances that save for the same visitors could deadlock. */
export function visitorsOf(batch: readonly Save[]): Insertable<Tables['visitors']>[] {
  const visitors = new Map<string, Insertable<Tables['visitors']>>()
  for (const { calculation } of batch) {
    const { visitor: id, createdAt } = calculation
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

export function rowOf({ calculation, idempotencyKey }: Save): Row {
  return { ...(inColumns(calculation, fields) as Row), idempotency_key: idempotencyKey ?? null }
}

/** What a correction changes: the record is then no longer what its key has saved. */
export function columnsOf(correction: CalculationRequest): Partial<Row> {
  return { ...inColumns(correction, correctable), idempotency_key: null }
}

export function isSameRun(one: CalculationRequest, other: CalculationRequest): boolean {
  return correctable.every((field) => one[field] === other[field])
}

function inColumns<Field extends keyof Calculation>(record: Pick<Calculation, Field>, fields: Field[]): Partial<Row> {
  return Object.fromEntries(fields.map((field) => [calculationColumns[field], record[field]]))
}
