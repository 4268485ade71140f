import type { MeasuredResult } from '../../contract/measurement.ts'
import type { Calculation, Measurement } from './store.ts'

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

/** A measurement in one row: what was entered is JSON text, because each test has fields of its own. */
export type FlatMeasurement = Pick<Measurement, 'id' | 'visitor' | 'test' | 'createdAt'> &
  MeasuredResult & { inputs: string }

export const measurementColumns = {
  id: 'id',
  visitor: 'visitor_id',
  test: 'test',
  inputs: 'inputs',
  vo2maxResult: 'vo2max_tenths',
  standardErrorResult: 'standard_error_tenths',
  indexResult: 'index_tenths',
  category: 'category',
  createdAt: 'created_at',
} as const satisfies Record<keyof FlatMeasurement, string>

/** The key of the request that saved a record, until it is corrected. */
interface Keyed {
  idempotency_key: string | null
}

/** The tables as queries see them, alike on SQLite and PostgreSQL; times are epoch milliseconds. */
export interface Tables {
  visitors: {
    id: string
    created_at: number
    last_active_at: number
  }
  calculations: { [Field in keyof Calculation as (typeof calculationColumns)[Field]]: Calculation[Field] } & Keyed
  measurements: {
    [Field in keyof FlatMeasurement as (typeof measurementColumns)[Field]]: FlatMeasurement[Field]
  } & Keyed
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
function selectionOf<Columns extends Record<string, string>>(columns: Columns) {
  return Object.entries(columns).map(([field, column]) => `${column} as ${field}`) as {
    [Field in keyof Columns & string]: `${Columns[Field]} as ${Field}`
  }[keyof Columns & string][]
}
export const calculationSelection = selectionOf(calculationColumns)
export const measurementSelection = selectionOf(measurementColumns)
