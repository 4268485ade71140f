import { expect, test } from 'vitest'
import { categories } from './rating.ts'
import { columnOf, referenceRows, rowFor } from './reference-table.ts'

/** The two rows that the product spec gives; norms.test.ts has all of them. */
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
