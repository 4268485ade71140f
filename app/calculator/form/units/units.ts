import { oneDecimal } from '../../../../domain/rounding.ts'
import type { Kind } from '../../../../domain/protocols/field.ts'
import { plainDigits } from '../../../../i18n/format/number.ts'

/** One of each in kilograms and in centimetres: exact, by definition. */
const [pound, inch] = [0.45359237, 2.54]

/** How units are written behind a number, in either language, and what one of each is in the unit of the kind. */
export const unitSizes: Partial<Record<Kind, Record<string, number>>> = {
  years: { an: 1, ans: 1, year: 1, years: 1 },
  kilograms: { kg: 1, lb: pound, lbs: pound },
  centimetres: { cm: 1, in: inch, po: inch },
  metres: { m: 1, km: 1000 },
}

const choices: Partial<Record<Kind, readonly string[]>> = { kilograms: ['kg', 'lb'], centimetres: ['cm', 'in'] }

/** Name of the control that says in which unit a field is filled in. */
export const unitName = (field: string) => `${field}Unit`

/** Units to choose from beside a field of a kind, its own first; none where there is no choice. */
export const unitChoicesOf = (kind: Kind): readonly string[] => choices[kind] ?? []

/** The chosen units among texts, of the fields that were typed. */
export function chosenUnitsOf(texts: Partial<Record<string, string>>, typed: object): Record<string, string> {
  const names = Object.keys(typed).map(unitName)
  return Object.fromEntries(names.filter((name) => texts[name]).map((name) => [name, texts[name]!]))
}

/** Splits what was typed into its number and the unit behind it, which is empty where none was typed. */
export function splitUnit(text: string): [amount: string, unit: string] {
  const [, amount = text, unit = ''] = /^([^a-z]*)([a-z]*)$/.exec(plainDigits(text).toLowerCase()) ?? []
  return [amount, unit]
}

/**
 * Returns an amount of a unit in the unit of the kind; NaN for a unit of something else. A conversion keeps one decimal:
 * it is finer than a whole pound, so the pounds that were typed come back as they were.
 */
export function toFieldUnit(amount: number, kind: Kind, unit: string): number {
  const size = unit ? (unitSizes[kind]?.[unit] ?? NaN) : 1
  return size === 1 ? amount : oneDecimal(amount * size)
}

/** Returns a value in a unit, with the fewest decimals that are read back as the same value. */
export function inUnit(value: number, kind: Kind, unit: string): number {
  const size = unitSizes[kind]![unit]!
  if (size === 1) return value
  const [whole, ...finer] = [1, 10, 100].map((scale) => Math.round((value / size) * scale) / scale)
  return finer.reduce((found, next) => (toFieldUnit(found, kind, unit) === value ? found : next), whole!)
}
