import type { Kind, Limits } from '../../../domain/protocols/field.ts'
import { sizes, splitUnit, unitsOf } from './units.ts'

/** Returns the metres of a distance that was typed in kilometres as if they were metres; undefined of any other. */
export function metresMeant(distance: number, { min, max }: Limits): number | undefined {
  const metres = Math.round(distance * 1000)
  return metres >= min && metres <= max ? metres : undefined
}

/** Returns the limits of a field in whole pounds or inches, where its text was meant in them; undefined elsewhere. */
export function limitsMeant(kind: Kind, { min, max }: Limits, text: string, chosen = '') {
  const [, other] = unitsOf(kind)
  const size = sizes[kind]?.[splitUnit(text)[1] || chosen]
  if (!other || !size || size === 1) return undefined
  const rounding = 0.05 // a conversion keeps one decimal
  return { unit: other, from: Math.ceil((min - rounding) / size), to: Math.floor((max + rounding) / size) }
}
