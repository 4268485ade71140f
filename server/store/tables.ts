import type { Calculation } from './store.ts'

/** Each field's column; what queries select, insert and update follows from it. */
export const calculationColumns = {
  id: 'id',
  visitor: 'visitor_id',
  age: 'age',
  gender: 'gender',
  weight: 'weight',
  distance: 'distance',
  vo2maxResult: 'result_tenths',
  category: 'category',
  createdAt: 'created_at',
} as const satisfies Record<keyof Calculation, string>
type CalculationColumns = typeof calculationColumns

/** The tables as queries see them, alike on SQLite and PostgreSQL; times are epoch milliseconds. */
export interface Tables {
  visitors: {
    id: string
    created_at: number
    last_active_at: number
  }
  calculations: { [Field in keyof Calculation as CalculationColumns[Field]]: Calculation[Field] } & {
    /** of the request that saved it, until it is corrected */
    idempotency_key: string | null
  }
  /** visitors who deleted everything, for 30 days */
  forgotten_visitors: {
    fingerprint: string
    forgotten_at: number
  }
  /** one row */
  heartbeat: {
    beats: number
  }
}

/** Selects the columns of a record under the record's own names. */
export const asCalculation = Object.entries(calculationColumns).map(([field, column]) => `${column} as ${field}`) as {
  [Field in keyof Calculation]: `${CalculationColumns[Field]} as ${Field}`
}[keyof Calculation][]
