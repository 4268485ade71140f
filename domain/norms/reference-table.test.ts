import { expect, test } from 'vitest'
import { genders } from '../person.ts'
import { norms } from './norms.ts'
import { categories } from './rating.ts'
import { columnOf, referenceRows, rowFor } from './reference-table.ts'

/** The two rows that the product spec gives; the rule behind them makes the others. */
test.each([
  ['homme', 38, [38, 43], [44, 51], 51],
  ['femme', 32, [32, 37], [38, 44], 44],
] as const)('%s of 20 to 29: below %d, %o, %o, above %d', (gender, below, fair, good, above) =>
  expect(referenceRows(gender)[0]).toEqual({
    ages: { from: 20, to: 29 },
    poor: { below },
    fair: { from: fair[0], to: fair[1] },
    good: { from: good[0], to: good[1] },
    excellent: { above },
  }),
)

test.each(genders)('every row of %s follows from its thresholds by the same rule', (gender) =>
  expect(referenceRows(gender).map(({ poor, fair, good, excellent }) => [poor, fair, good, excellent])).toEqual(
    norms[gender].map((norm) => [
      { below: norm.fair },
      { from: norm.fair, to: norm.good },
      { from: norm.good + 1, to: norm.veryGood },
      { above: norm.veryGood },
    ]),
  ),
)

test('the last group is open: it names no last age', () =>
  expect(referenceRows('homme')[3]!.ages).toStrictEqual({ from: 50 }))

test('a value between two whole numbers may fall in no column: 40.2 at 30', () => {
  const { fair, good } = referenceRows('homme')[1]!
  expect([fair.to, good.from]).toEqual([40, 41])
})

test.each([
  [10, 20],
  [19, 20],
  [29.9, 20],
  [30, 30],
  [49, 40],
  [50, 50],
  [100, 50],
])('somebody of %d stands in the row that begins at %d', (age, from) =>
  expect(rowFor(referenceRows('homme'), age).ages.from).toBe(from),
)

test('the two highest categories share the last column', () =>
  expect(categories.map(columnOf)).toEqual(['poor', 'fair', 'good', 'excellent', 'excellent']))
