import type { RecordResult, SavedRecord } from '../../contract/record.ts'
import { kinds, type ChoiceKind } from '../../domain/tests/field.ts'
import { testNames, tests, type AnyInputs, type FieldName } from '../../domain/tests/registry.ts'
import { run as en } from '../../i18n/en/calculator/run.ts'
import { momentForSpreadsheets } from '../../i18n/date.ts'
import { exportHeads, exportSeparator, inputHeads } from '../../i18n/csv-heads.ts'
import { run as fr } from '../../i18n/fr/calculator/run.ts'
import type { Locale } from '../../i18n/locales.ts'
import { asTyped } from '../../i18n/number.ts'

/** The records as one JSON array. Each is what the API answers, and names the unit of each of its numbers. */
export function asJson(records: readonly SavedRecord[]): string {
  const lines = records.map((record) => JSON.stringify({ ...record, units: unitsOf(record) }))
  return lines.length ? `[\n${lines.join(',\n')}\n]\n` : '[]\n'
}

const resultUnits: Record<Exclude<keyof RecordResult, 'category'>, string> = {
  vo2maxTenths: '0.1 ml/kg/min',
  standardErrorTenths: '0.1 ml/kg/min',
  indexTenths: '0.1',
}

function unitsOf({ test, inputs, result }: SavedRecord): Record<string, string> {
  const ofInputs = Object.entries(tests[test].fields).flatMap(([field, { kind }]) =>
    'unit' in kinds[kind] && field in inputs ? [[field, kinds[kind].unit]] : [],
  )
  const ofResult = Object.entries(resultUnits).filter(([field]) => result[field as keyof typeof resultUnits] !== null)
  return Object.fromEntries([...ofInputs, ...ofResult]) as Record<string, string>
}

const wordsIn = { fr, en }

/** A column of the file for spreadsheets. */
interface Column {
  head: (locale: Locale) => string
  /** a number, or a text that is a cell as it is */
  value: (record: SavedRecord, locale: Locale) => number | string | null | undefined
}

const inTenths = (field: keyof typeof resultUnits): Column => ({
  head: (locale) => exportHeads[field][locale],
  value: ({ result: { [field]: value } }) => value && value / 10,
})

/** The field of an input; tests that share it share the column, under the words of the first. */
function inputColumn(field: string): Column {
  const test = testNames.find((name) => field in tests[name].fields)!
  const { kind } = tests[test].fields[field]!
  return {
    head(locale) {
      const { fields, tests } = wordsIn[locale]
      const labels: Partial<Record<string, string>> = fields.labels
      const label = inputHeads[field as FieldName]?.[locale] ?? tests[test].fields[field] ?? labels[kind]!
      const unit = kind === 'duration' ? kinds.duration.unit : fields.units[kind]
      return unit ? `${label} (${unit})` : label
    },
    value({ inputs }, locale) {
      const value = (inputs as AnyInputs)[field]
      const options: Record<string, string> =
        'unit' in kinds[kind] ? {} : wordsIn[locale].fields.options[kind as ChoiceKind]
      return options[String(value)] ?? value
    },
  }
}

const columns: Column[] = [
  { head: (locale) => exportHeads.id[locale], value: ({ id }) => id },
  { head: (locale) => exportHeads.createdAt[locale], value: ({ createdAt }) => momentForSpreadsheets(createdAt) },
  { head: (locale) => exportHeads.test[locale], value: ({ test }, locale) => wordsIn[locale].tests[test].name },
  ...(Object.keys(resultUnits) as (keyof typeof resultUnits)[]).map(inTenths),
  {
    head: (locale) => exportHeads.category[locale],
    value: ({ result: { category } }, locale) => category && wordsIn[locale].categories[category],
  },
  ...[...new Set(testNames.flatMap((test) => Object.keys(tests[test].fields)))].map(inputColumn),
]

/**
 * The records as CSV, for a spreadsheet of the language: its decimal sign and its words, a head that says each column's
 * unit, the time of Montréal as on the page. No cell can be a formula: nothing in it was typed by a person, it is a number
 * within limits, a word of ours, an id or a time. Source of the form: RFC 4180, with the mark that makes spreadsheets read
 * UTF-8.
 */
export function asCsv(records: readonly SavedRecord[], locale: Locale): string {
  const separator = exportSeparator[locale]
  const written = (cell: number | string) => (typeof cell === 'number' ? asTyped(cell, locale) : cell)
  const quoted = (cell: string) => (cell.includes(separator) ? `"${cell}"` : cell)
  const lines = [
    columns.map(({ head }) => head(locale)),
    ...records.map((record) => columns.map(({ value }) => written(value(record, locale) ?? ''))),
  ]
  return `\uFEFF${lines.map((cells) => `${cells.map(quoted).join(separator)}\r\n`).join('')}`
}
