import { randomUUID } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import type { Calculation } from '../store/store.ts'

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
