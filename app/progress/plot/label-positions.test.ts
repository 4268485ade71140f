import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlapsMark, nonOverlapping, labelsOf, newestFirst } from './label-positions.ts'

const level = (lefts: number[]) => lefts.map((left) => ({ left, top: 50 }))

const percent = fc.double({ min: 0, max: 100, noNaN: true })

test('the latest result has its label first, then the first, then those that fit between', () => {
  expect(newestFirst(4)).toEqual([3, 0, 2, 1])
  expect(newestFirst(1)).toEqual([0])
  expect(labelsOf(level([0, 10, 45, 60, 100]), { narrow: 24, wide: 9 }, newestFirst(5))).toEqual([
    'all',
    'wide',
    'wide',
    'all',
    'all',
  ])
  expect(labelsOf(level([0, 4]), { narrow: 24, wide: 9 }, newestFirst(2))).toEqual(['none', 'all'])
})

test('of 500 results, some have labels, and no two of them touch', () => {
  const places = Array.from({ length: 500 }, (_, index) => index / 5)
  expect(nonOverlapping(level(places), 24, newestFirst(500)).size).toBe(5)
  expect(nonOverlapping(level(places), 9, newestFirst(500)).size).toBe(12)
})

test('wherever results stand, labels keep their distance, and none that would fit is left out', () =>
  fc.assert(
    fc.property(fc.array(percent, { maxLength: 60 }), (places) => {
      const order = places.map((_, index) => index)
      const chosen = [...nonOverlapping(level(places), 20, order)]
      for (const index of order) {
        const nearest = Math.min(
          ...chosen.filter((other) => other !== index).map((other) => Math.abs(places[index]! - places[other]!)),
        )
        expect(nearest >= 20).toBe(chosen.includes(index))
      }
    }),
  ))

test('two tests of about the same time both have their label where their values are far enough apart', () => {
  const marks = [
    { left: 50, top: 30 },
    { left: 52, top: 70 },
  ]
  expect(labelsOf(marks, { narrow: 16, wide: 7 }, newestFirst(2), marks)).toEqual(['all', 'all'])
})

test('wherever results stand, no label lies on a mark or on another label', () =>
  fc.assert(
    fc.property(fc.array(fc.record({ left: percent, top: percent }), { minLength: 1, maxLength: 60 }), (marks) => {
      const where = labelsOf(marks, { narrow: 16, wide: 7 }, newestFirst(marks.length), marks)
      for (const [shown, width] of [
        [['all'], 16],
        [['all', 'wide'], 7],
      ] as const) {
        const labels = marks.filter((_, index) => (shown as readonly string[]).includes(where[index]!))
        for (const label of labels) {
          expect(overlapsMark(label, marks, width)).toBe(false)
          for (const other of labels)
            if (other !== label)
              expect(Math.abs(other.left - label.left) >= width || Math.abs(other.top - label.top) >= 9).toBe(true)
        }
      }
    }),
  ))

test.each([
  [{ left: 50, top: 40 }, true],
  [{ left: 57, top: 40 }, true],
  [{ left: 59, top: 40 }, false],
  [{ left: 50, top: 36 }, false],
  [{ left: 50, top: 50 }, false],
  [{ left: 50, top: 55 }, false],
])('a label above 50, 50 lies on a mark at %o: %s', (mark, isHidden) =>
  expect(overlapsMark({ left: 50, top: 50 }, [mark], 16)).toBe(isHidden),
)
