import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { genders } from '../person.ts'
import {
  measuredAges,
  measuredMedians,
  measuredSpread,
  measuredPeople,
  measuredPercentiles,
  measuredPosition,
  nearestPercentile,
} from './measured-people.ts'
import { oneDecimal } from '../rounding.ts'

/** The rows of the table of docs/physiology.md from the lowest: a percentile, seven decades of men, seven of women. */
const documented = readFileSync('docs/physiology.md', 'utf8')
  .split('| Percentile | M 20-29')[1]!
  .split('\n\n')[0]!
  .split('\n')
  .slice(2)
  .map((line) => line.match(/[\d.]+/g)!.map(Number))
  .toReversed()

const anyAge = fc.double({ min: 20, max: 90, maxExcluded: true, noNaN: true })
const anyGender = fc.constantFrom(...genders)
const anyVo2max = fc.double({ min: 0, max: 110, noNaN: true })

test.each([
  ['homme', 25, 5, 24.8],
  ['homme', 39, 50, 38.6],
  ['homme', 70, 95, 35.2],
  ['femme', 45, 90, 37.5],
  ['femme', 69.9, 60, 20.8],
  ['femme', 80, 30, 13.4],
] as const)('a %s of %d at the %dth percentile has %d ml/kg/min', (gender, age, percentile, vo2max) =>
  expect(measuredPosition({ age, gender, vo2max })).toBe(percentile),
)

test('docs/physiology.md shows every value of the registry', () =>
  expect(documented).toEqual(
    measuredPercentiles.map((percentile, index) => [
      percentile,
      ...genders.flatMap((gender) => Object.values(measuredPeople[gender]).map((values) => values[index]!)),
    ]),
  ))

test.each([
  [24.7, 'below'],
  [24.8, 5],
  [26.8, 7.5],
  [44.1, 45],
  [62.1, 95],
  [62.2, 'above'],
])('between two percentiles the position is interpolated, beyond them it has no number: %d', (vo2max, position) => {
  const found = measuredPosition({ age: 25, gender: 'homme', vo2max })
  expect(typeof found === 'number' ? oneDecimal(found) : found).toBe(position)
})

test.each([
  [19.99, undefined],
  [20, { from: 20, to: 29 }],
  [29.99, { from: 20, to: 29 }],
  [30, { from: 30, to: 39 }],
  [89.99, { from: 80, to: 89 }],
  [90, undefined],
])('somebody of %d is compared with completed years %o', (age, ages) => {
  expect(measuredAges(age)).toEqual(ages)
  expect(measuredPosition({ age, gender: 'femme', vo2max: 30 }) === undefined).toBe(ages === undefined)
})

test('a higher VO2max never stands lower, and no position is NaN', () =>
  fc.assert(
    fc.property(anyAge, anyGender, anyVo2max, anyVo2max, (age, gender, one, other) => {
      const [lower, higher] = [Math.min(one, other), Math.max(one, other)]
      const positions = [lower, higher].map((vo2max) => asNumber(measuredPosition({ age, gender, vo2max })))
      expect(positions[0]).toBeLessThanOrEqual(positions[1]!)
    }),
  ))

test.each([
  [5, 5],
  [7.5, 5],
  [7.6, 10],
  [72.6, 75],
  [95, 95],
])('the percentile nearest to %d is %d, the lower of two as near', (position, percentile) =>
  expect(nearestPercentile(position)).toBe(percentile),
)

test.each([
  ['homme', [45.4, 38.6, 34.8, 29.4, 24.4, 20.6, 17.7]],
  ['femme', [35.6, 28.3, 25.9, 23.1, 19.4, 17.1, 15.1]],
] as const)('the medians of %s by decade are %o', (gender, medians) =>
  expect(measuredMedians(gender)).toEqual(
    medians.map((median, index) => ({ ages: { from: 20 + index * 10, to: 29 + index * 10 }, median })),
  ),
)

test('what is drawn of a group is its own row of the registry, and nothing under 20 and from 90 on', () => {
  expect(measuredSpread({ age: 35, gender: 'homme' })).toEqual({
    ages: { from: 30, to: 39 },
    values: { 5: 20.6, 25: 31.3, 50: 38.6, 75: 46.5, 95: 57.9 },
  })
  expect(measuredSpread({ age: 89.9, gender: 'femme' })?.values[50]).toBe(15.1)
  expect([19.9, 90].map((age) => measuredSpread({ age, gender: 'femme' }))).toEqual([undefined, undefined])
})

/** `below` and `above` as the ends of the scale. */
function asNumber(position: ReturnType<typeof measuredPosition>): number {
  if (position === 'below') return 5
  return position === 'above' ? 95 : position!
}
