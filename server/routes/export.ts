import type { SavedCalculation } from '../../contract/calculation.ts'
import {
  isMeasurement,
  type Measured,
  type MeasuredResult,
  type MeasuredTest,
  type SavedMeasurement,
} from '../../contract/measurement.ts'
import { calculator as englishCalculator } from '../../i18n/calculator.en.ts'
import { calculator as frenchCalculator } from '../../i18n/calculator.fr.ts'
import { momentForSpreadsheets } from '../../i18n/date.ts'
import { exportHeads, exportSeparator } from '../../i18n/export.ts'
import type { Locale } from '../../i18n/locales.ts'
import { asTyped } from '../../i18n/number.ts'
import { results as englishResults } from '../../i18n/results.en.ts'
import { results as frenchResults } from '../../i18n/results.fr.ts'

type Saved = SavedCalculation | SavedMeasurement
type Records = AsyncIterable<Saved>

/**
 * A file in one piece, so that a client that reads slowly holds nobody up, and a store that fails midway is told by the
 * answer's status. A visitor's records take 300 kB at most.
 */
export async function whole(parts: AsyncIterable<string>): Promise<string> {
  let file = ''
  for await (const part of parts) file += part
  return file
}

/** The records as one JSON array. Each is what the API answers, and names the unit of each of its numbers. */
export async function* asJson(records: Records): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const record of records) {
    yield separator + JSON.stringify({ ...record, units: unitsOf(record) })
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

type FieldsOf<Union> = Union extends unknown ? keyof Union : never
type Field = keyof SavedCalculation | 'test' | keyof MeasuredResult | FieldsOf<Measured['inputs']>
type Words = Pick<SavedCalculation, 'id' | 'createdAt'> &
  Partial<Pick<SavedCalculation, 'gender'>> & { test: 'cooper-run' | MeasuredTest } & Pick<MeasuredResult, 'category'>
type NumberField = Exclude<Field, keyof Words>

/** The unit of each number, as the API has it. */
const units: Record<NumberField, string> = {
  age: 'years',
  weight: 'kg',
  distance: 'm',
  vo2maxResult: '0.1 ml/kg/min',
  standardErrorResult: '0.1 ml/kg/min',
  indexResult: '0.1',
  vo2max: 'ml/kg/min',
  seconds: 's',
  pulse: '/min',
  watts: 'W',
  pulseAtMinute5: '/min',
  pulseAtMinute6: '/min',
  restingPulse: '/min',
  pulseAfterSquats: '/min',
  pulseAfterOneMinute: '/min',
}

function unitsOf(record: Saved): Partial<typeof units> {
  const { numbers } = partsOf(record)
  return Object.fromEntries(numbers.map(([field]) => [field, units[field]]))
}

const heads: Record<Locale, Record<Field, string>> = exportHeads
const fields = Object.keys(heads.fr) as Field[]
const wordsOf = {
  fr: { ...frenchCalculator, tests: frenchResults.tests },
  en: { ...englishCalculator, tests: englishResults.tests },
}

/**
 * The records as CSV, for a spreadsheet of the language: its decimal sign and its words, a head that says each column's
 * unit, the time of Montréal as on the page. Nothing in it was typed by a person: numbers within limits, known words, our
 * own ids and times, so that no cell needs quotes and none can be a spreadsheet's formula. Source of the form: RFC 4180,
 * with the mark that makes spreadsheets read UTF-8.
 */
export async function* asCsv(records: Records, locale: Locale): AsyncGenerator<string> {
  const line = (cells: Partial<Record<Field, string>>) =>
    `${fields.map((field) => cells[field]).join(exportSeparator[locale])}\r\n`
  yield `\uFEFF${line(heads[locale])}`
  for await (const record of records) yield line(cellsOf(record, locale))
}

function cellsOf(record: Saved, locale: Locale): Partial<Record<Field, string>> {
  const { categories, genders, tests } = wordsOf[locale]
  const { words, numbers } = partsOf(record)
  return {
    id: words.id,
    createdAt: momentForSpreadsheets(words.createdAt),
    test: tests[words.test],
    ...(words.gender && { gender: genders[words.gender] }),
    ...(words.category && { category: categories[words.category] }),
    ...Object.fromEntries(numbers.map(([field, value]) => [field, asTyped(inItsUnit(field, value), locale)])),
  }
}

/** What a record has of words and of numbers, whichever test it is of. */
function partsOf(record: Saved): { words: Words; numbers: [NumberField, number][] } {
  const { inputs, result, ...rest } = isMeasurement(record)
    ? record
    : { ...record, test: 'cooper-run' as const, inputs: {}, result: {} }
  const flat = { ...rest, ...inputs, ...result } as Words
  const numbers = Object.entries<unknown>(flat).filter(([, value]) => typeof value === 'number')
  return { words: flat, numbers: numbers as [NumberField, number][] }
}

function inItsUnit(field: NumberField, value: number): number {
  return units[field].startsWith('0.1') ? value / 10 : value
}
