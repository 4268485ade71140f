import { expect, test } from 'vitest'
import { genders } from '../person.ts'
import { thresholdGroupOf } from './thresholds.ts'

test.each([
  [10, 29],
  [29.99, 29],
  [30, 39],
  [39.99, 39],
  [40, 49],
  [49.99, 49],
  [50, Infinity],
  [100, Infinity],
])('completed years choose the group: at %d it is the one up to %d', (age, upTo) =>
  expect(genders.map((gender) => thresholdGroupOf(gender, age).upTo)).toEqual([upTo, upTo]),
)
