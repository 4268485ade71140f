import fc from 'fast-check'
import { genders, limits } from './cooper-run.ts'

/** Every run that the form accepts, for the property tests. */
export const anyRun = fc.record({
  age: between(limits.age),
  gender: fc.constantFrom(...genders),
  weight: between(limits.weight),
  distance: between(limits.distance),
})

/** Whole numbers, as people type them, and any fraction between. */
export function between({ min, max }: { min: number; max: number }) {
  return fc.oneof(fc.integer({ min, max }), fc.double({ min, max, noNaN: true }))
}
