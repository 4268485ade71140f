import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelVisibility, positionsOf } from './positions.ts'

test('positions are proportional to times, and equal times are side by side', () => {
  expect(positionsOf([0, 1, 4])).toEqual([8, 28.75, 91])
  expect(positionsOf([5, 5])).toEqual([49.5, 53.5])
})

test('for any times, positions keep their order, a minimum gap, and within the plot', () =>
  fc.assert(
    fc.property(fc.array(fc.nat(1e6), { minLength: 1, maxLength: 200 }), (times) => {
      const places = positionsOf(times.sort((a, b) => a - b))
      places.forEach((place, index) => {
        expect(place).toBeGreaterThanOrEqual(8)
        expect(place).toBeLessThanOrEqual(91 + 1e-9)
        if (index > 0) expect(place - places[index - 1]!).toBeGreaterThan(0.2)
      })
    }),
  ))

test('labels that would overlap an earlier one are shown on wide screens only, or never', () =>
  expect(labelVisibility([0, 10, 45, 60, 100, 102], [4, 0, 3, 2, 1, 5], { narrow: 24, wide: 9 })).toEqual([
    ...['all', 'wide', 'wide', 'all', 'all', 'none'],
  ]))
