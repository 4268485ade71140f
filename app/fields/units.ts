import type { FieldKind } from '#domain/protocols/field.ts'
import { oneDecimal } from '#domain/rounding.ts'
import { plainDigits } from '#i18n/format/number.ts'

/** One pound in kilograms and one inch in centimetres, exact by definition. */
const [pound, inch] = [0.45359237, 2.54]

/** The units that may be typed behind a number, in either language, with their size in the kind's own unit. */
const unitSizes: Partial<Record<FieldKind, [size: number, names: string[]][]>> = {
  years: [[1, ['an', 'ans', 'année', 'années', 'year', 'years']]],
  kilograms: [
    [1, ['kg', 'kilo', 'kilos', 'kilogramme', 'kilogrammes', 'kilogram', 'kilograms']],
    [pound, ['lb', 'lbs', 'livre', 'livres', 'pound', 'pounds']],
  ],
  centimetres: [
    [1, ['cm', 'centimètre', 'centimètres', 'centimetre', 'centimetres', 'centimeter', 'centimeters']],
    [inch, ['in', 'po', 'pouce', 'pouces', 'inch', 'inches']],
  ],
  metres: [
    [1, ['m', 'mètre', 'mètres', 'metre', 'metres', 'meter', 'meters']],
    [1000, ['km', 'kilomètre', 'kilomètres', 'kilometre', 'kilometres', 'kilometer', 'kilometers']],
  ],
  beatsPerMinute: [[1, ['/min', 'bpm', 'battements', 'beats']]],
  vo2max: [[1, ['ml/kg/min']]],
}

const sizeOf = (kind: FieldKind, unit: string) => unitSizes[kind]?.find(([, names]) => names.includes(unit))?.[0] ?? NaN

const unitChoices: Partial<Record<FieldKind, readonly string[]>> = {
  kilograms: ['kg', 'lb'],
  centimetres: ['cm', 'in'],
}

/** Returns the name of the control that holds the unit of a field. */
export const unitControlName = (field: string) => `${field}Unit`

/** Returns the units to choose from beside a field, the kind's own first. Returns none where there is no choice. */
export const unitChoicesOf = (kind: FieldKind): readonly string[] => unitChoices[kind] ?? []

/** Splits a typed text into its number and the unit behind it. The unit is empty if none was typed. */
export function splitUnit(text: string): [amount: string, unit: string] {
  const [, amount = text, unit = ''] =
    /^([^\p{L}/]*)([\p{L}/]*)$/u.exec(plainDigits(text).normalize().toLowerCase()) ?? []
  return [amount, unit]
}

/**
 * Converts an amount to the kind's own unit. Returns NaN for a unit of another kind. A conversion keeps one decimal,
 * which is finer than a pound: whole pounds survive a round trip.
 */
export function toFieldUnit(amount: number, kind: FieldKind, unit: string): number {
  const size = unit ? sizeOf(kind, unit) : 1
  return size === 1 ? amount : oneDecimal(amount * size)
}

/** Converts a value from the kind's own unit, with the fewest decimals that convert back to the same value. */
export function fromFieldUnit(value: number, kind: FieldKind, unit: string): number {
  const size = sizeOf(kind, unit)
  if (size === 1) return value
  const [whole, ...finer] = [1, 10, 100].map((scale) => Math.round((value / size) * scale) / scale)
  return finer.reduce((found, next) => (toFieldUnit(found, kind, unit) === value ? found : next), whole!)
}
