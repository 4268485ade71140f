import { expect, test } from 'vitest'
import { genders } from '../person.ts'
import { comparisonOf, registryPercentiles, registryVo2max, testedGroupAgesOf, testedGroupOf } from './tested-people.ts'

test('each group of the registry has one value for each percentile, in ascending order', () => {
  for (const values of genders.flatMap((gender) => Object.values(registryVo2max[gender]))) {
    expect(values).toHaveLength(registryPercentiles.length)
    expect([...values].sort((one, other) => one - other)).toEqual(values)
  }
})

test.each([
  [24.7, 0],
  [24.8, 5],
  [26.8, 5], // equally near to both
  [26.9, 10],
  [44.1, 40], // equally near to both
  [62.1, 95],
  [62.2, 95],
])('of two percentiles as near, the lower: a man of 25 with %d ml/kg/min is %s', (vo2max, rank) =>
  expect(comparisonOf({ age: 25, gender: 'homme', vo2max })?.percentileRank).toBe(rank),
)

test.each([
  [19.99, undefined],
  [20, { from: 20, to: 29 }],
  [29.99, { from: 20, to: 29 }],
  [30, { from: 30, to: 39 }],
  [89.99, { from: 80, to: 89 }],
  [90, undefined],
])('somebody of %d is compared with completed years %o', (age, ages) => {
  expect(testedGroupAgesOf(age)).toEqual(ages)
  expect(comparisonOf({ age, gender: 'femme', vo2max: 30 })?.ages).toEqual(ages)
})

test.each([
  [35, 'homme', { 5: 20.6, 25: 31.3, 50: 38.6, 75: 46.5, 95: 57.9 }],
  [89, 'femme', { 5: 10.7, 25: 12.8, 50: 15.1, 75: 17.2, 95: 20.7 }],
] as const)('what is drawn at %d (%s) is that row of the registry', (age, gender, values) =>
  expect(testedGroupOf({ age, gender })?.values).toEqual(values),
)

test.each([19.9, 90])('nothing is drawn for people of %d, whom the registry lacks', (age) =>
  expect(testedGroupOf({ age, gender: 'femme' })).toBeUndefined(),
)
