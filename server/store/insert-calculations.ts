import type { Insertable, Kysely } from 'kysely'
import type { CalculationRequest } from '../../contract/calculation.ts'
import type { Calculation } from './store.ts'
import type { Tables } from './tables.ts'

/** Saves all of the batch or nothing; rows that are there already stay as they are. */
export async function insertCalculations(db: Kysely<Tables>, batch: readonly Calculation[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('visitors')
      .values(visitorsOf(batch))
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ last_active_at: (row) => row.ref('excluded.last_active_at') })
          .whereRef('visitors.last_active_at', '<', 'excluded.last_active_at'),
      )
      .execute()
    await transaction
      .insertInto('calculations')
      .values(batch.map(rowOf))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  })
}

/** One row each, sorted by id: otherwise two instances that save for the same visitors lock each other out. */
function visitorsOf(batch: readonly Calculation[]): Insertable<Tables['visitors']>[] {
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

function rowOf(calculation: Calculation): Insertable<Tables['calculations']> {
  return {
    id: calculation.id,
    visitor_id: calculation.visitor,
    ...columnsOf(calculation),
    created_at: calculation.createdAt,
  }
}

/** What a correction may change. */
export function columnsOf({ age, gender, weight, distance, vo2maxResult, category }: CalculationRequest) {
  return { age, gender, weight, distance, result_tenths: vo2maxResult, category }
}
