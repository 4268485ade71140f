import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyRun, between } from '#tests/support/any-entry.ts'
import { cooperRunFields, cooperVo2max, defaultRun, isWalked, resultOf, siteVo2max } from './cooper-run.ts'

const manOf25 = { age: 25, gender: 'homme', distance: 2400 } as const

test.each([
  [500, 0],
  [504.9, 0],
  [549.63, 1],
  [2400, 42.3675],
  [5000, 100.4941],
])("Cooper's equation credits %d m with %d ml/kg/min", (distance, expected) =>
  expect(cooperVo2max(distance)).toBeCloseTo(expected, 4),
)

test.each([
  ['a woman is credited 85 % of the same run', { gender: 'femme' }, 36],
  ['each year after 25 takes 1 % of the value at 25', { age: 10 }, 42.4],
  ['each year after 25 takes 1 % of the value at 25', { age: 25 }, 42.4],
  ['each year after 25 takes 1 % of the value at 25', { age: 26 }, 41.9],
  ['each year after 25 takes 1 % of the value at 25', { age: 50 }, 31.8],
  ['each year after 25 takes 1 % of the value at 25', { age: 100 }, 10.6],
  ['a part of a year counts in the age correction', { age: 25.5, distance: 5000 }, 100],
  ['the estimate is rounded to the nearest tenth', { distance: 507 }, 0],
  ['the estimate is rounded to the nearest tenth', { distance: 508 }, 0.1],
  ['the estimate is rounded to the nearest tenth', { distance: 2399 }, 42.3],
] as const)('%s: %o gives %d', (_, given, expected) => expect(siteVo2max({ ...manOf25, ...given })).toBe(expected))

test.each([654, 2642])('half a tenth is rounded up: a woman of 35 who ran %d m', (distance) => {
  const unrounded = cooperVo2max(distance) * 0.9 * 0.85
  expect(siteVo2max({ age: 35, gender: 'femme', distance })).toBeCloseTo(unrounded + 0.05, 6)
})

test.each([500, 1054])('%d m are walked: walking takes more than the equation gives', (distance) =>
  expect(isWalked(distance)).toBe(true),
)

// 1,055 m are 12.3 ml/kg/min, as much as walking at 5.3 km/h takes
test.each([1055, 2400])('%d m are run: walking takes less than the equation gives', (distance) =>
  expect(isWalked(distance)).toBe(false),
)

test.each([
  [30, 'homme', 2400, '42.4', 40.2, 'Bon', 50],
  [30, 'femme', 2400, '42.4', 34.2, 'Moyen', 25],
  [25, 'homme', 2800, '51.3', 51.3, 'Très bon', 75],
  [35, 'femme', 2600, '46.8', 35.8, 'Bon', 50],
  [65, 'femme', 1800, '29.0', 14.8, 'Faible', 10],
  [70, 'homme', 2400, '42.4', 23.3, 'Faible', 10],
  [30, 'homme', 500, '0.0', 0.0, 'Faible', 10],
] as const)('age %d, %s, %d m: %s by Cooper, %d here', (age, gender, distance, raw, vo2max, category, percentile) => {
  expect(cooperVo2max(distance).toFixed(1)).toBe(raw)
  expect(resultOf({ age, gender, weight: 70, distance })).toEqual({ vo2max, category, percentile })
})

test('weight never changes the result', () =>
  fc.assert(
    fc.property(anyRun, between(cooperRunFields.weight), (run, weight) => {
      expect(resultOf({ ...run, weight })).toEqual(resultOf(run))
    }),
  ))

test('the limits are those of the product spec', () =>
  expect(cooperRunFields).toEqual({
    age: { kind: 'years', min: 10, max: 100 },
    gender: { kind: 'gender' },
    weight: { kind: 'kilograms', min: 30, max: 200 },
    distance: { kind: 'metres', min: 500, max: 5000 },
  }))

test('the form starts with a 30-year-old man of 70 kg who ran 2,400 m', () =>
  expect(defaultRun).toEqual({ age: 30, gender: 'homme', weight: 70, distance: 2400 }))
