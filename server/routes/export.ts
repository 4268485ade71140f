import type { SavedCalculation } from '../../contract/calculation.ts'

/** The records as one JSON array, without holding them all in memory. */
export async function* asJson(records: AsyncIterable<SavedCalculation>): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const record of records) {
    yield separator + JSON.stringify(record)
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

/** Column of the file -> its value. Source of the form: RFC 4180, with the mark that makes spreadsheets read UTF-8. */
const columns: Record<string, (record: SavedCalculation) => string | number> = {
  id: ({ id }) => id,
  created_at: ({ createdAt }) => createdAt,
  age_years: ({ age }) => age,
  gender: ({ gender }) => gender,
  weight_kg: ({ weight }) => weight,
  distance_m: ({ distance }) => distance,
  vo2max_ml_kg_min: ({ vo2maxResult }) => vo2maxResult / 10,
  category: ({ category }) => category,
}

/**
 * The records as CSV. Nothing in it was typed by a person: numbers within limits, known words, our own ids and times,
 * so that no cell needs quotes and none can be a spreadsheet's formula.
 */
export async function* asCsv(records: AsyncIterable<SavedCalculation>): AsyncGenerator<string> {
  yield `\uFEFF${Object.keys(columns).join()}\r\n`
  for await (const record of records)
    yield `${Object.values(columns)
      .map((valueOf) => valueOf(record))
      .join()}\r\n`
}
