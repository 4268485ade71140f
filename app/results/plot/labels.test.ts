import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelled, labelsOf, newestFirst } from './labels.ts'

test('the latest result has its label first, then the first, then those that fit between', () => {
  expect(newestFirst(4)).toEqual([3, 0, 2, 1])
  expect(newestFirst(1)).toEqual([0])
  expect(labelsOf([0, 10, 45, 60, 100], { narrow: 24, wide: 9 }, newestFirst(5))).toEqual([
    'all',
    'wide',
    'wide',
    'all',
    'all',
  ])
  expect(labelsOf([0, 4], { narrow: 24, wide: 9 }, newestFirst(2))).toEqual(['none', 'all'])
})

test('of 500 results, some have labels, and no two of them touch', () => {
  const places = Array.from({ length: 500 }, (_, index) => index / 5)
  expect(labelled(places, 24, newestFirst(500)).size).toBe(5)
  expect(labelled(places, 9, newestFirst(500)).size).toBe(12)
})

test('wherever results stand, labels keep their distance, and none that would fit is left out', () =>
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { maxLength: 60 }), (places) => {
      const order = places.map((_, index) => index)
      const chosen = [...labelled(places, 20, order)]
      for (const index of order) {
        const nearest = Math.min(
          ...chosen.filter((other) => other !== index).map((other) => Math.abs(places[index]! - places[other]!)),
        )
        expect(nearest >= 20).toBe(chosen.includes(index))
      }
    }),
  ))
