import * as v from 'valibot'
import { measurementSchema, type MeasurementRequest } from '../../../contract/measurement.ts'
import type { Measurement } from '../store.ts'
import { measurementColumns, type FlatMeasurement, type Tables } from '../tables.ts'

type Row = Tables['measurements']

/** A measurement as its row. @throws ValiError when it is not of its test's schema */
export function measurementToRow({ id, visitor, createdAt, ...request }: Measurement): Row {
  return { ...measurementColumnValues(request), id, visitor_id: visitor, created_at: createdAt }
}

/**
 * The columns that a correction changes, and the test, which stays: its key too, because the record is no longer what the
 * key has saved.
 * @throws ValiError as above
 */
export function measurementColumnValues(
  measurement: MeasurementRequest,
): Omit<Row, 'id' | 'visitor_id' | 'created_at'> {
  const request = { test: measurement.test, inputs: measurement.inputs, result: measurement.result }
  const { test, inputs, result } = v.parse(measurementSchema(request.test), request)
  const flat = { test, inputs: JSON.stringify(inputs), ...result }
  const columns = Object.entries(flat).map(([field, value]) => [measurementColumns[field as keyof typeof flat], value])
  return { ...(Object.fromEntries(columns) as Omit<Row, 'id' | 'visitor_id' | 'created_at'>), idempotency_key: null }
}

/**
 * The measurement in a row. Inputs that a newer version of the program added are left out.
 * @throws ValiError when the row is not of its test's schema
 */
export function measurementFromRow({ id, visitor, createdAt, test, inputs, ...result }: FlatMeasurement): Measurement {
  const request = v.parse(measurementSchema(test, 'ignored'), { test, inputs: JSON.parse(inputs) as unknown, result })
  return { ...request, id, visitor, createdAt }
}
