import type { Kind } from '../../domain/protocols/field.ts'
import { oneDecimal } from '../../domain/rounding.ts'
import { plainDigits } from '../../i18n/format/number.ts'

/** One pound in kilograms and one inch in centimetres, exact by definition. */
const [pound, inch] = [0.45359237, 2.54]

/** The units that may be typed behind a number, in either language, each with its size in the kind's own unit. */
const unitSizes: Partial<Record<Kind, Record<string, number>>> = {
  years: { an: 1, ans: 1, year: 1, years: 1 },
  kilograms: { kg: 1, lb: pound, lbs: pound },
  centimetres: { cm: 1, in: inch, po: inch },
  metres: { m: 1, km: 1000 },
}

const choices: Partial<Record<Kind, readonly string[]>> = { kilograms: ['kg', 'lb'], centimetres: ['cm', 'in'] }

/** Returns the name of the control that holds the unit of a field. */
export const unitName = (field: string) => `${field}Unit`

/** Returns the units to choose from beside a field, the kind's own first. Returns none where there is no choice. */
export const unitChoicesOf = (kind: Kind): readonly string[] => choices[kind] ?? []

/** Splits a typed text into its number and the unit behind it. The unit is empty if none was typed. */
export function splitUnit(text: string): [amount: string, unit: string] {
  const [, amount = text, unit = ''] = /^([^a-z]*)([a-z]*)$/.exec(plainDigits(text).toLowerCase()) ?? []
  return [amount, unit]
}

/**
 * Converts an amount to the kind's own unit. Returns NaN for a unit of another kind. A conversion keeps one decimal,
 * which is finer than a pound: whole pounds survive a round trip.
 */
export function toFieldUnit(amount: number, kind: Kind, unit: string): number {
  const size = unit ? (unitSizes[kind]?.[unit] ?? NaN) : 1
  return size === 1 ? amount : oneDecimal(amount * size)
}

/** Converts a value from the kind's own unit, with the fewest decimals that convert back to the same value. */
export function fromFieldUnit(value: number, kind: Kind, unit: string): number {
  const size = unitSizes[kind]![unit]!
  if (size === 1) return value
  const [whole, ...finer] = [1, 10, 100].map((scale) => Math.round((value / size) * scale) / scale)
  return finer.reduce((found, next) => (toFieldUnit(found, kind, unit) === value ? found : next), whole!)
}
