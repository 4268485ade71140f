import { expect, test } from 'vitest'
import { normFor, norms } from './norms.ts'
import { genders } from './run.ts'

test.each([
  ['homme', 29, 38, 43, 51, 56],
  ['homme', 39, 35, 40, 47, 52],
  ['homme', 49, 32, 37, 43, 48],
  ['homme', Infinity, 28, 33, 39, 44],
  ['femme', 29, 32, 37, 44, 49],
  ['femme', 39, 30, 35, 41, 46],
  ['femme', 49, 27, 32, 38, 43],
  ['femme', Infinity, 24, 29, 35, 40],
] as const)('%s up to %d: the thresholds are %d, %d, %d and %d', (gender, upTo, poor, fair, good, excellent) =>
  expect(norms[gender].filter((norm) => norm.upTo === upTo)).toEqual([{ upTo, poor, fair, good, excellent }]),
)

test('each gender has four age groups, from the youngest to the oldest', () =>
  expect(genders.map((gender) => norms[gender].map(({ upTo }) => upTo))).toEqual([
    [29, 39, 49, Infinity],
    [29, 39, 49, Infinity],
  ]))

test.each([
  [10, 38, 32],
  [19, 38, 32],
  [20, 38, 32],
  [29, 38, 32],
  [29.5, 38, 32],
  [29.99, 38, 32],
  [30, 35, 30],
  [39, 35, 30],
  [39.99, 35, 30],
  [40, 32, 27],
  [49, 32, 27],
  [49.99, 32, 27],
  [50, 28, 24],
  [70, 28, 24],
  [100, 28, 24],
])('completed years choose the group: at %d Faible ends at %d for a man, %d for a woman', (age, man, woman) => {
  expect(normFor('homme', age).poor).toBe(man)
  expect(normFor('femme', age).poor).toBe(woman)
})
