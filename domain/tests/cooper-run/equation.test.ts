import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cooper, cooperDistance, corrections, estimate, marginOf, isWalked } from './equation.ts'
import { anyRun, between } from '../entry.arbitrary.ts'
import { runFields } from './cooper-run.ts'

const run = { age: 25, gender: 'homme', distance: 2400 } as const

test.each([
  [504.9, 0],
  [549.63, 1],
  [1800, 28.9537],
  [2200, 37.8963],
  [2400, 42.3675],
  [2600, 46.8388],
  [2800, 51.3101],
  [5000, 100.4941],
])("Cooper's equation credits %d m with %d ml/kg/min", (distance, expected) =>
  expect(cooper(distance)).toBeCloseTo(expected, 4),
)

test.each([500, 504, 504.9])("Cooper's equation never goes below 0: %d m", (distance) =>
  expect(cooper(distance)).toBe(0),
)

test("a man of 25 is credited Cooper's equation alone", () => expect(estimate(run)).toBe(42.4))

test('a woman is credited 85 % of the same run', () => expect(estimate({ ...run, gender: 'femme' })).toBe(36))

test.each([
  [10, 42.4],
  [24, 42.4],
  [25, 42.4],
  [26, 41.9],
  [30, 40.2],
  [50, 31.8],
  [70, 23.3],
  [100, 10.6],
])('each year after 25 takes 1 % of the value at 25: age %d gives %d', (age, expected) =>
  expect(estimate({ ...run, age })).toBe(expected),
)

test('a part of a year counts in the age correction', () =>
  expect(estimate({ ...run, age: 25.5, distance: 5000 })).toBe(100))

test.each([
  [507, 0],
  [508, 0.1],
  [2398, 42.3],
  [2399, 42.3],
  [2400, 42.4],
])('the estimate is rounded to the nearest tenth: %d m gives %d', (distance, expected) =>
  expect(estimate({ ...run, distance })).toBe(expected),
)

test.each([654, 1151, 1648, 2145, 2642])('half a tenth is rounded up: a woman of 35 who ran %d m', (distance) => {
  const unrounded = cooper(distance) * 0.9 * 0.85
  expect(estimate({ age: 35, gender: 'femme', distance })).toBeCloseTo(unrounded + 0.05, 6)
})

test.each([
  [0, 0, 0],
  [14.8, 13.3, 16.3],
  [40.2, 36.2, 44.2],
  [50, 45, 55],
])('the margin around %d is a tenth either way: from %d to %d', (vo2max, from, to) =>
  expect(marginOf(vo2max)).toEqual({ from, to }),
)

test('more distance never lowers the estimate', () =>
  fc.assert(
    fc.property(anyRun, between(runFields.distance), (run, distance) => {
      const [shorter, longer] = [Math.min(run.distance, distance), Math.max(run.distance, distance)]
      expect(estimate({ ...run, distance: longer })).toBeGreaterThanOrEqual(estimate({ ...run, distance: shorter }))
    }),
  ))

test('the same run is never worth more to an older person', () =>
  fc.assert(
    fc.property(anyRun, between(runFields.age), (run, age) => {
      const [younger, older] = [Math.min(run.age, age), Math.max(run.age, age)]
      expect(estimate({ ...run, age: older })).toBeLessThanOrEqual(estimate({ ...run, age: younger }))
    }),
  ))

test.each([
  [500, true],
  [1054, true],
  [1055, false], // 12.3 ml/kg/min, as much as walking at 5.3 km/h takes
  [2400, false],
] as const)('a walker of %d m takes more than the equation gives: %s', (distance, expected) =>
  expect(isWalked(distance)).toBe(expected),
)

test('the distance of a VO2max by Cooper alone gives that VO2max', () => {
  expect(cooperDistance(42.4)).toBeCloseTo(2401.45, 2)
  fc.assert(
    fc.property(between({ min: 0, max: 100 }), (vo2max) => {
      expect(cooper(cooperDistance(vo2max))).toBeCloseTo(vo2max, 9)
    }),
  )
})

test.each([
  [25, 'homme', 1, 1],
  [30, 'homme', 0.95, 1],
  [70, 'femme', 0.55, 0.85],
] as const)('at %d (%s) the corrections are %d and %d', (age, gender, forAge, forGender) => {
  const factors = corrections({ age, gender })
  expect(factors.age).toBeCloseTo(forAge, 12)
  expect(factors.gender).toBe(forGender)
})
