import { expect, test } from 'vitest'
import { genders } from '../person.ts'
import {
  comparisonOf,
  measuredAgeGroup,
  measuredGroupOf,
  measuredPeople,
  measuredPercentiles,
} from './measured-people.ts'

test('each group of the registry has one value for each percentile, in ascending order', () => {
  for (const values of genders.flatMap((gender) => Object.values(measuredPeople[gender]))) {
    expect(values).toHaveLength(measuredPercentiles.length)
    expect([...values].sort((one, other) => one - other)).toEqual(values)
  }
})

test.each([
  [24.7, 'below'],
  [24.8, 5],
  [26.8, 5], // equally near to both
  [26.9, 10],
  [44.1, 40], // equally near to both
  [62.1, 95],
  [62.2, 'above'],
])('a man of 25 with %d ml/kg/min has the nearest percentile, the lower of two as near: %s', (vo2max, rank) =>
  expect(comparisonOf({ age: 25, gender: 'homme', vo2max })?.rank).toBe(rank),
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
  expect(measuredGroupOf({ age: 89, gender: 'femme' })?.values).toEqual({
    5: 10.7,
    25: 12.8,
    50: 15.1,
    75: 17.2,
    95: 20.7,
  })
  expect([19.9, 90].map((age) => measuredGroupOf({ age, gender: 'femme' }))).toEqual([undefined, undefined])
})
