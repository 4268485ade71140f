import { expect, test } from 'vitest'
import { defaultRun } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { hasTenYears, inTenYears, tenYearOutlook } from './ten-years.ts'

test('ten years take 8 to 10 % of what is there', () => {
  const { from, to } = inTenYears(40)
  expect(from).toBeCloseTo(36)
  expect(to).toBeCloseTo(36.8)
})

test.each([
  [29.9, false],
  [30, true],
  [90, true],
  [90.5, false],
])('at %d the next ten years are told: %s', (age, told) => expect(hasTenYears({ ...defaultRun, age })).toBe(told))

test.each([
  [35, 500, false],
  [35, 1054, false], // walked
  [35, 1055, true],
  [62, 1054, false],
  [62, 1055, true],
])('at %d, %d m are enough for the formula to tell of ten years: %s', (age, distance, told) =>
  expect(hasTenYears({ ...defaultRun, age, distance })).toBe(told),
)

test.each([
  [38.1, 38.1, 'unchanged'],
  [38.1, 36, 'lower'],
  [38.1, 39, 'partly'], // 35.1 to 35.9
  [38.1, 42.6, 'same'], // 38.3 to 39.2
  [38.1, 45, 'higher'], // 40.5 to 41.4
])('from %d to %d today: %s in ten years', (today, changed, prospect) =>
  expect(tenYearOutlook(today, changed)).toBe(prospect),
)
