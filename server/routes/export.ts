import type { SavedCalculation } from '../../contract/calculation.ts'
import type { Measured, MeasuredResult, SavedMeasurement } from '../../contract/measurement.ts'
import { isMeasurement } from '../../contract/records.ts'
import { calculator as englishCalculator } from '../../i18n/en/calculator/calculator.ts'
import { calculator as frenchCalculator } from '../../i18n/fr/calculator/calculator.ts'
import { momentForSpreadsheets } from '../../i18n/date.ts'
import { exportHeads, exportSeparator } from '../../i18n/export.ts'
import type { Locale } from '../../i18n/locales.ts'
import { asTyped } from '../../i18n/number.ts'
import { results as englishResults } from '../../i18n/en/progress/results.ts'
import { results as frenchResults } from '../../i18n/fr/progress/results.ts'

type Saved = SavedCalculation | SavedMeasurement
type Records = AsyncIterable<Saved> | Iterable<Saved>

/**
 * A file in one piece, so that a client that reads slowly holds nobody up, and a store that fails midway is an answer of 503. A visitor's records take 480 kB at most.
 */
export async function concatenate(parts: AsyncIterable<string>): Promise<string> {
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
type Value = string | number | null | undefined

/** The unit of each number, as the API has it. */
const units: Record<Exclude<Field, 'id' | 'createdAt' | 'test' | 'gender' | 'category'>, string> = {
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
const inTenths = new Set(Object.entries(units).flatMap(([field, unit]) => (unit.startsWith('0.1') ? field : [])))

function unitsOf(record: Saved): Partial<typeof units> {
  const fields = fieldsOf(record)
  return Object.fromEntries(
    Object.entries(units).filter(([field]) => typeof fields[field as keyof typeof units] === 'number'),
  )
}

const heads: Record<Locale, Record<Field, string>> = exportHeads
const columns = Object.keys(heads.fr) as Field[]
const wordsIn: Record<Locale, Record<string, string>> = {
  fr: { ...frenchCalculator.categories, ...frenchCalculator.genders, ...frenchResults.tests },
  en: { ...englishCalculator.categories, ...englishCalculator.genders, ...englishResults.tests },
}

/**
 * The records as CSV, for a spreadsheet of the language: its decimal sign and its words, a head that says each column's
 * unit, the time of Montréal as on the page. Nothing in it was typed by a person: numbers within limits, known words, our
 * own ids and times, so that no cell needs quotes and none can be a spreadsheet's formula. Source of the form: RFC 4180,
 * with the mark that makes spreadsheets read UTF-8.
 */
export async function* asCsv(records: Records, locale: Locale): AsyncGenerator<string> {
  const line = (cells: string[]) => `${cells.join(exportSeparator[locale])}\r\n`
  yield `\uFEFF${line(columns.map((field) => heads[locale][field]))}`
  for await (const record of records) {
    const fields = fieldsOf(record)
    yield line(columns.map((field) => cell(field, fields[field], locale)))
  }
}

function cell(field: Field, value: Value, locale: Locale): string {
  if (typeof value === 'number') return asTyped(inTenths.has(field) ? value / 10 : value, locale)
  if (!value) return ''
  return field === 'createdAt' ? momentForSpreadsheets(value) : (wordsIn[locale][value] ?? value)
}

/** What is kept of a run or of a measurement, side by side. */
function fieldsOf(record: Saved): Partial<Record<Field, Value>> {
  if (!isMeasurement(record)) return { ...record, test: 'cooper-run' }
  const { inputs, result, ...rest } = record
  return { ...rest, ...inputs, ...result }
}
