import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { normFor, norms, thresholdsOf } from './thresholds.ts'
import { referenceRows } from './reference-table.ts'
import { genders } from '../person.ts'
import { ratingOf } from './rating.ts'

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

const groups = genders.flatMap((gender) => [25, 35, 45, 55].map((age) => ({ gender, age })))
test.each(groups)('$gender of $age: each category begins at its threshold', ({ gender, age }) => {
  const values = thresholdsOf(normFor(gender, age)).flatMap((threshold) => [threshold - 0.1, threshold])
  const rated = [0, ...values].map((vo2max) => ratingOf({ vo2max, age, gender }))
  expect(rated.map(({ category, percentile }) => `${category} ${percentile}`)).toEqual([
    ...['Faible 10', 'Faible 10', 'Moyen 25', 'Moyen 25', 'Bon 50', 'Bon 50'],
    ...['Très bon 75', 'Très bon 75', 'Excellent 95'],
  ])
})

test.each(genders)('docs/physiology.md shows the thresholds and the displayed table of %s', (gender) => {
  const name = { homme: 'Men', femme: 'Women' }[gender]
  const documented = readFileSync('docs/physiology.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith(`| ${name}`))
    .map((line) => line.match(/\d+/g)!.map(Number))
  const ages = [[29], [30, 39], [40, 49], [50]]
  const bands = referenceRows(gender).map(({ poor, fair, good, excellent }) => [
    ...[poor.below, fair.from, fair.to, good.from, good.to, excellent.above],
  ])
  expect(documented).toEqual(
    norms[gender].map((norm, group) => [...ages[group]!, ...thresholdsOf(norm), ...bands[group]!]),
  )
})

test('the last group is open: it names no last age', () =>
  expect(referenceRows('homme')[3]!.ages).toStrictEqual({ from: 50 }))
