import { stringify } from 'csv-stringify/sync'
import type { SavedRecord } from '#contract/records.ts'
import { vo2maxOfDistanceAlone } from '#domain/protocols/cooper-run.ts'
import { fromTenths } from '#domain/rounding.ts'
import { messages } from '#i18n/all-messages.ts'
import { formatMontrealDateTime } from '#i18n/format/date.ts'
import { formatForInput } from '#i18n/format/number.ts'
import type { Locale } from '#i18n/locales.ts'

/** Returns the records as a JSON array. Adds the value of Cooper's equation alone, unless the distance was walked. */
export function asJson(records: readonly SavedRecord[]): string {
  const lines = records.map((record) =>
    JSON.stringify({ ...record, vo2maxOfDistanceAlone: vo2maxOfDistanceAlone(record) }),
  )
  return lines.length ? `[\n${lines.join(',\n')}\n]\n` : '[]\n'
}

/**
 * Returns the records as CSV (RFC 4180), with the locale's decimal sign and words, units in the headings, and times in
 * Montréal. Text is escaped so that no spreadsheet runs it as a formula.
 */
export function asCsv(records: readonly SavedRecord[], locale: Locale): string {
  const { calculator, exportMessages } = messages[locale]
  const { genderNames, categoryNames } = calculator
  const rows = records.map((record) => [
    record.id,
    formatMontrealDateTime(record.createdAt),
    record.age,
    genderNames[record.gender],
    record.weight,
    record.distance,
    fromTenths(record.vo2maxResult),
    categoryNames[record.category],
    vo2maxOfDistanceAlone(record),
  ])
  return stringify([exportMessages.columns, ...rows], {
    bom: true, // makes spreadsheets read UTF-8
    cast: { number: (value) => formatForInput(value, locale) },
    delimiter: exportMessages.separator,
    escape_formulas: true,
    record_delimiter: 'windows',
  })
}
