import { randomUUID } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { measurementOf, type Measured } from '../../contract/measurement.ts'
import type { Calculation, Measurement, Owned } from '../store/store.ts'

export const noon = Date.UTC(2026, 10, 21, 12)

/** A valid calculation of a new visitor, at noon, unless given otherwise. */
export function calculation(given: Partial<Calculation> = {}): Calculation {
  return {
    id: uuidv7(),
    visitor: randomUUID(),
    age: 30,
    gender: 'homme',
    weight: 70,
    distance: 2400,
    vo2maxResult: 403,
    category: 'Bon',
    createdAt: noon,
    ...given,
  }
}

/** A mile that a woman of 68 walks in 16 minutes. */
export const walk = {
  test: 'rockport-walk',
  inputs: { age: 68, gender: 'femme', weight: 70, seconds: 960, pulse: 140 },
} as const satisfies Measured

/** The walk of a new visitor, or another test, at noon, unless given otherwise. */
export function measurement(given: Partial<Owned> = {}, measured: Measured = walk): Measurement {
  return { ...measurementOf(measured)!, id: uuidv7(), visitor: randomUUID(), createdAt: noon, ...given }
}
