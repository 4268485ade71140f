import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelVisibility, positionsOf } from './positions.ts'

test('results stand at their times, those of one moment side by side', () => {
  expect(positionsOf([0, 1, 4])).toEqual([8, 28.75, 91])
  expect(positionsOf([5, 5])).toEqual([49.5, 53.5])
})

test('whatever their times, all keep their order, a distance and inside', () =>
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

test('labels that would touch another are left out on a phone, and the first of the order stay', () =>
  expect(labelVisibility([0, 10, 45, 60, 100, 102], [4, 0, 3, 2, 1, 5], { narrow: 24, wide: 9 })).toEqual([
    ...['all', 'wide', 'wide', 'all', 'all', 'none'],
  ]))
