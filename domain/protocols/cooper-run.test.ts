import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cooperVo2max } from './equation.ts'
import { anyRun, between } from '#tests/support/entries.ts'
import { defaultRun, resultOf, runFields } from './cooper-run.ts'

test.each([
  [30, 'homme', 2400, '42.4', 40.2, 'Bon', 50],
  [30, 'femme', 2400, '42.4', 34.2, 'Moyen', 25],
  [25, 'homme', 2800, '51.3', 51.3, 'Très bon', 75],
  [35, 'femme', 2600, '46.8', 35.8, 'Bon', 50],
  [65, 'femme', 1800, '29.0', 14.8, 'Faible', 10],
  [70, 'homme', 2400, '42.4', 23.3, 'Faible', 10],
  [30, 'homme', 500, '0.0', 0.0, 'Faible', 10],
  // one metre can tip the scale
  [25, 'homme', 2202, '37.9', 37.9, 'Faible', 10],
  [25, 'homme', 2203, '38.0', 38, 'Moyen', 25],
  [25, 'homme', 3007, '55.9', 55.9, 'Très bon', 75],
  [25, 'homme', 3008, '56.0', 56, 'Excellent', 95],
] as const)('age %d, %s, %d m: %s by Cooper, %d here', (age, gender, distance, raw, vo2max, category, percentile) => {
  expect(cooperVo2max(distance).toFixed(1)).toBe(raw)
  expect(resultOf({ age, gender, weight: 70, distance })).toEqual({ vo2max, category, percentile })
})

test('weight never changes the result', () =>
  fc.assert(
    fc.property(anyRun, between(runFields.weight), (run, weight) => {
      expect(resultOf({ ...run, weight })).toEqual(resultOf(run))
    }),
  ))

test('the limits are those of the product spec', () =>
  expect(runFields).toEqual({
    age: { kind: 'years', min: 10, max: 100 },
    gender: { kind: 'gender' },
    weight: { kind: 'kilograms', min: 30, max: 200 },
    distance: { kind: 'metres', min: 500, max: 5000 },
  }))

test('the form starts with a 30-year-old man of 70 kg who ran 2,400 m', () =>
  expect(defaultRun).toEqual({ age: 30, gender: 'homme', weight: 70, distance: 2400 }))
