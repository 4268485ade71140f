import { expect, test } from 'vitest'
import { categories } from './rating.ts'
import { columnOf, referenceRows, rowFor } from './reference-table.ts'

const men = [
  { ages: { from: 20, to: 29 }, below: 38, fair: [38, 43], good: [44, 51], above: 51 },
  { ages: { from: 30, to: 39 }, below: 35, fair: [35, 40], good: [41, 47], above: 47 },
  { ages: { from: 40, to: 49 }, below: 32, fair: [32, 37], good: [38, 43], above: 43 },
  { ages: { from: 50 }, below: 28, fair: [28, 33], good: [34, 39], above: 39 },
]

const women = [
  { ages: { from: 20, to: 29 }, below: 32, fair: [32, 37], good: [38, 44], above: 44 },
  { ages: { from: 30, to: 39 }, below: 30, fair: [30, 35], good: [36, 41], above: 41 },
  { ages: { from: 40, to: 49 }, below: 27, fair: [27, 32], good: [33, 38], above: 38 },
  { ages: { from: 50 }, below: 24, fair: [24, 29], good: [30, 35], above: 35 },
]

test('the displayed table of men', () => expect(referenceRows('homme')).toEqual(men.map(asRow)))

test('the displayed table of women', () => expect(referenceRows('femme')).toEqual(women.map(asRow)))

test('the last group is open: it names no last age', () =>
  expect(referenceRows('homme')[3]!.ages).toStrictEqual({ from: 50 }))

test('a value between two whole numbers may fall in no column: 40.2 at 30', () => {
  const { fair, good } = referenceRows('homme')[1]!
  expect([fair.to, good.from]).toEqual([40, 41])
})

function asRow({ ages, below, fair, good, above }: (typeof men)[number]) {
  return {
    ages,
    poor: { below },
    fair: { from: fair[0], to: fair[1] },
    good: { from: good[0], to: good[1] },
    excellent: { above },
  }
}

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
