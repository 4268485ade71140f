import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { genders } from '../person.ts'
import {
  comparisonOf,
  measuredAgeGroup,
  measuredGroupOf,
  measuredPeople,
  measuredPercentiles,
} from './measured-people.ts'

/** The CSV of docs/physiology.md, lowest row first: a percentile, seven decades of men, seven of women. */
const documented = readFileSync('docs/physiology.md', 'utf8')
  .match(/^\d+(,[\d.]+){14}$/gm)!
  .map((line) => line.split(',').map(Number))
  .toReversed()

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
  [26.8, 5], // equally near to both
  [26.9, 10],
  [44.1, 40], // equally near to both
  [62.1, 95],
  [62.2, 'above'],
])('a man of 25 with %d ml/kg/min has the nearest percentile, the lower of two as near: %s', (vo2max, standing) =>
  expect(comparisonOf({ age: 25, gender: 'homme', vo2max })?.standing).toBe(standing),
)

test.each([
  [19.99, undefined],
  [20, { from: 20, to: 29 }],
  [29.99, { from: 20, to: 29 }],
  [30, { from: 30, to: 39 }],
  [89.99, { from: 80, to: 89 }],
  [90, undefined],
])('somebody of %d is compared with completed years %o', (age, ages) => {
  expect(measuredAgeGroup(age)).toEqual(ages)
  expect(comparisonOf({ age, gender: 'femme', vo2max: 30 })?.ages).toEqual(ages)
})

test('what is drawn of a group is its own row of the registry, and nothing under 20 and from 90 on', () => {
  expect(measuredGroupOf({ age: 35, gender: 'homme' })).toEqual({
    ages: { from: 30, to: 39 },
    values: { 5: 20.6, 25: 31.3, 50: 38.6, 75: 46.5, 95: 57.9 },
  })
  expect([19.9, 90].map((age) => measuredGroupOf({ age, gender: 'femme' }))).toEqual([undefined, undefined])
})
