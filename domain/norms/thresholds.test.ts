import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { normFor, norms, thresholdsOf } from './thresholds.ts'
import { columnOf, referenceRows, rowFor } from './reference-table.ts'
import { genders } from '../person.ts'
import { categories } from './rating.ts'

test.each([
  ['homme', 29, 38, 43, 51, 56],
  ['homme', 39, 35, 40, 47, 52],
  ['homme', 49, 32, 37, 43, 48],
  ['homme', Infinity, 28, 33, 39, 44],
  ['femme', 29, 32, 37, 44, 49],
  ['femme', 39, 30, 35, 41, 46],
  ['femme', 49, 27, 32, 38, 43],
  ['femme', Infinity, 24, 29, 35, 40],
] as const)('%s up to %d: the categories begin at %d, %d, %d and %d', (gender, upTo, fair, good, veryGood, excellent) =>
  expect(norms[gender].filter((norm) => norm.upTo === upTo)).toEqual([{ upTo, fair, good, veryGood, excellent }]),
)

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
  expect(genders.map((gender) => normFor(gender, age).upTo)).toEqual([upTo, upTo]),
)

test.each(genders)('docs/physiology.md shows the thresholds and the displayed table of %s', (gender) => {
  const name = { homme: 'Men', femme: 'Women' }[gender]
  const documented = readFileSync('docs/physiology.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith(`| ${name}`))
    .map((line) => line.match(/\d+/g)!.map(Number))
  const ages = [[29], [30, 39], [40, 49], [50]]
  const shownAges = [[20, 29], [30, 39], [40, 49], [50]]
  expect(documented).toEqual([
    ...norms[gender].map((norm, group) => [...ages[group]!, ...thresholdsOf(norm)]),
    ...referenceRows(gender).map(({ poor, fair, good, excellent }, group) => [
      ...shownAges[group]!,
      ...[poor.below, fair.from, fair.to, good.from, good.to, excellent.above],
    ]),
  ])
})

test('the last group is open: it names no last age', () =>
  expect(referenceRows('homme')[3]!.ages).toStrictEqual({ from: 50 }))

test.each([
  [10, 20],
  [29.9, 20],
  [30, 30],
  [100, 50],
])('somebody of %d stands in the row that begins at %d', (age, from) =>
  expect(rowFor(referenceRows('homme'), age).ages.from).toBe(from),
)

test('the two highest categories share the last column', () =>
  expect(categories.map(columnOf)).toEqual(['poor', 'fair', 'good', 'excellent', 'excellent']))
