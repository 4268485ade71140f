import type { SavedCalculation } from '../../contract/calculation.ts'
import { isMeasurement, type Measured, type MeasuredResult, type SavedMeasurement } from '../../contract/measurement.ts'

type Records = AsyncIterable<SavedCalculation | SavedMeasurement>

/**
 * A file in one piece, so that a client that reads slowly holds nobody up, and a store that fails midway is told by the
 * answer's status. A visitor's records take 180 kB at most.
 */
export async function whole(parts: AsyncIterable<string>): Promise<string> {
  let file = ''
  for await (const part of parts) file += part
  return file
}

/** The records as one JSON array. */
export async function* asJson(records: Records): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const record of records) {
    yield separator + JSON.stringify(record)
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

type FieldsOf<Union> = Union extends unknown ? keyof Union : never
type Field = keyof SavedCalculation | 'test' | keyof MeasuredResult | FieldsOf<Measured['inputs']>

/** Each field's column in the file. Source of the form: RFC 4180, with the mark that makes spreadsheets read UTF-8. */
const columns = {
  id: 'id',
  createdAt: 'created_at',
  age: 'age_years',
  gender: 'gender',
  weight: 'weight_kg',
  distance: 'distance_m',
  vo2maxResult: 'vo2max_ml_kg_min',
  category: 'category',
  test: 'test',
  standardErrorResult: 'standard_error_ml_kg_min',
  indexResult: 'index',
  vo2max: 'known_vo2max_ml_kg_min',
  seconds: 'time_s',
  pulse: 'pulse_bpm',
  watts: 'power_w',
  pulseAtMinute5: 'pulse_minute_5_bpm',
  pulseAtMinute6: 'pulse_minute_6_bpm',
  restingPulse: 'resting_pulse_bpm',
  pulseAfterSquats: 'pulse_after_squats_bpm',
  pulseAfterOneMinute: 'pulse_after_1_min_bpm',
} satisfies Record<Field, string>
const fields = Object.keys(columns) as Field[]

/**
 * The records as CSV. Nothing in it was typed by a person: numbers within limits, known words, our own ids and times,
 * so that no cell needs quotes and none can be a spreadsheet's formula.
 */
export async function* asCsv(records: Records): AsyncGenerator<string> {
  yield `\uFEFF${Object.values(columns).join()}\r\n`
  for await (const record of records) {
    const cells = cellsOf(record)
    yield `${fields.map((field) => cells[field]).join()}\r\n`
  }
}

function cellsOf(record: SavedCalculation | SavedMeasurement): Partial<Record<Field, unknown>> {
  if (!isMeasurement(record)) return { ...record, test: 'cooper-run', vo2maxResult: fromTenths(record.vo2maxResult) }
  const { inputs, result, ...rest } = record
  const results: [string, unknown][] = Object.entries(result).map(([field, value]) => [field, fromTenths(value)])
  return { ...rest, ...inputs, ...(Object.fromEntries(results) as object) }
}

/** Every number among the results is in tenths. */
function fromTenths(value: number | string | null) {
  return typeof value === 'number' ? value / 10 : value
}
