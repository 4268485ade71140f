import { expect, test } from 'vitest'
import { comparisonOf, comparisonOfRun } from './comparison.ts'

test.each([
  [35, 'homme', 2400, 60],
  [45, 'femme', 2000, 80],
  [62, 'femme', 1720, 90],
  [70, 'homme', 2400, 'above'],
  [40, 'homme', 1055, 'below'],
] as const)('at %d (%s) a run of %d m is compared by its distance alone: %s', (age, gender, distance, standing) =>
  expect(comparisonOfRun({ age, gender, weight: 70, distance })?.standing).toBe(standing),
)

test('a VO2max is compared with people of the same decade', () =>
  expect(comparisonOf({ vo2max: 20.6, age: 70, gender: 'homme' })).toEqual({
    ages: { from: 70, to: 79 },
    gender: 'homme',
    standing: 50,
  }))

test.each([
  [19.9, 'homme', 2400],
  [90, 'femme', 1500],
  [40, 'homme', 1054], // walked
] as const)('nothing is compared at %d (%s) with %d m', (age, gender, distance) =>
  expect(comparisonOfRun({ age, gender, weight: 70, distance })).toBeUndefined(),
)
