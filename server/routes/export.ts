import { stringify } from 'csv-stringify/sync'
import type { RecordResult, SavedRecord } from '../../api/record.ts'
import { vo2maxOfDistanceAlone } from '../../domain/protocols/cooper-run/cooper-run.ts'
import { kinds } from '../../domain/protocols/field.ts'
import {
  fieldNames,
  protocolNames,
  protocols,
  type AnyInputs,
  type FieldName,
  type ProtocolEntry,
} from '../../domain/protocols/registry.ts'
import { entry as en } from '../../i18n/en/calculator/entry.ts'
import { momentForSpreadsheets, utcOffset } from '../../i18n/format/date.ts'
import { columnHeadings, exportSeparator, inputHeadings } from '../../i18n/csv-columns.ts'
import { entry as fr } from '../../i18n/fr/calculator/entry.ts'
import type { Locale } from '../../i18n/locales.ts'
import { asTyped } from '../../i18n/format/number.ts'
import { labelOf } from '../../i18n/protocol-messages.ts'

/** Returns the VO2max that Cooper's equation alone gives for a run, in ml/kg/min; undefined for other protocols. */
const distanceAloneOf = ({ protocol, inputs }: ProtocolEntry) =>
  protocol === 'cooper-run' ? vo2maxOfDistanceAlone(inputs) : undefined

/** Returns the records as a JSON array. Adds to each the unit of each number, and to a run `vo2maxOfDistanceAlone`. */
export function asJson(records: readonly SavedRecord[]): string {
  const lines = records.map((record) =>
    JSON.stringify({ ...record, vo2maxOfDistanceAlone: distanceAloneOf(record), units: unitsOf(record) }),
  )
  return lines.length ? `[\n${lines.join(',\n')}\n]\n` : '[]\n'
}

const resultUnits: Record<Exclude<keyof RecordResult, 'category'>, string> = {
  vo2maxTenths: '0.1 ml/kg/min',
  standardErrorTenths: '0.1 ml/kg/min',
  indexTenths: '0.1',
}

const resultFields = Object.keys(resultUnits) as (keyof typeof resultUnits)[]

function unitsOf(record: SavedRecord): Record<string, string> {
  const { protocol, inputs, result } = record
  const inputUnits: [string, string][] = Object.entries(protocols[protocol].fields).flatMap(([name, field]) =>
    'min' in field && name in inputs ? [[name, kinds[field.kind].unit]] : [],
  )
  const resultUnitsOfRecord: [string, string][] = resultFields
    .filter((field) => result[field] !== null)
    .map((field) => [field, resultUnits[field]])
  const distanceUnit = distanceAloneOf(record) === undefined ? {} : { vo2maxOfDistanceAlone: 'ml/kg/min' }
  return { ...Object.fromEntries([...inputUnits, ...resultUnitsOfRecord]), ...distanceUnit }
}

const messages = { fr, en }

/** A column of the CSV file. Its heading is in i18n/csv-columns.ts. */
interface Column {
  head: (locale: Locale) => string
  value: (record: SavedRecord, locale: Locale) => number | string | null | undefined
}

const resultColumn = (field: keyof typeof resultUnits): Column => ({
  head: (locale) => columnHeadings[field][locale],
  value: ({ result: { [field]: value } }) => value && value / 10,
})

/** Returns the column of an input. Protocols with the same field share it, with the first one's label. */
function inputColumn(name: FieldName): Column {
  const protocol = protocolNames.find((protocol) => name in protocols[protocol].fields)!
  const field = protocols[protocol].fields[name]!
  return {
    head(locale) {
      const label = inputHeadings[name]?.[locale] ?? labelOf(protocol, name, messages[locale])
      const unit = field.kind === 'duration' ? kinds.duration.unit : messages[locale].fields.units[field.kind]
      return unit ? `${label} (${unit})` : label
    },
    value({ inputs }, locale) {
      const { [name]: value }: AnyInputs = inputs
      if ('min' in field || value === undefined) return value
      const options: Record<string, string> = messages[locale].fields.options[field.kind]
      return options[value] ?? value
    },
  }
}

const columns: Column[] = [
  { head: (locale) => columnHeadings.id[locale], value: ({ id }) => id },
  { head: (locale) => columnHeadings.createdAt[locale], value: ({ createdAt }) => momentForSpreadsheets(createdAt) },
  { head: (locale) => columnHeadings.utcOffset[locale], value: ({ createdAt }) => utcOffset(createdAt) },
  {
    head: (locale) => columnHeadings.protocol[locale],
    value: ({ protocol }, locale) => messages[locale].protocols[protocol].name,
  },
  ...resultFields.map(resultColumn),
  {
    head: (locale) => columnHeadings.category[locale],
    value: ({ result: { category } }, locale) => category && messages[locale].categories[category],
  },
  { head: (locale) => columnHeadings.vo2maxOfDistanceAlone[locale], value: distanceAloneOf },
  ...[...new Set(protocolNames.flatMap((protocol) => fieldNames(protocol)))].map(inputColumn),
]

/**
 * Returns the records as CSV (RFC 4180), with the locale's decimal sign and words, units in the headings, and times in
 * Montréal. Text is escaped so that no spreadsheet runs it as a formula; negative numbers stay numbers.
 */
export function asCsv(records: readonly SavedRecord[], locale: Locale): string {
  const rows = records.map((record) => columns.map(({ value }) => value(record, locale)))
  return stringify([columns.map(({ head }) => head(locale)), ...rows], {
    bom: true, // makes spreadsheets read UTF-8
    cast: { number: (value) => asTyped(value, locale) },
    delimiter: exportSeparator[locale],
    escape_formulas: true,
    record_delimiter: 'windows',
  })
}
