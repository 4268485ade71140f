import type { SavedCalculation } from '../../contract/calculation.ts'

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
export async function* asJson(records: AsyncIterable<SavedCalculation>): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const record of records) {
    yield separator + JSON.stringify(record)
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

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
} satisfies Record<keyof SavedCalculation, string>
const fields = Object.keys(columns) as (keyof SavedCalculation)[]

/**
 * The records as CSV. Nothing in it was typed by a person: numbers within limits, known words, our own ids and times,
 * so that no cell needs quotes and none can be a spreadsheet's formula.
 */
export async function* asCsv(records: AsyncIterable<SavedCalculation>): AsyncGenerator<string> {
  yield `\uFEFF${Object.values(columns).join()}\r\n`
  for await (const record of records) {
    const cells = { ...record, vo2maxResult: record.vo2maxResult / 10 }
    yield `${fields.map((field) => cells[field]).join()}\r\n`
  }
}
