import { expect, test } from 'vitest'
import { linear, ticksAround } from './scale.ts'

test('values stand in proportion between the ends, and a single one in the middle', () => {
  const y = linear([30, 50], [100, 0])
  expect([y(30), y(45), y(50)]).toEqual([100, 25, 0])
  expect(linear([7, 7], [6, 93])(7)).toBe(49.5)
})

test.each([
  [35.2, 47.2, [35, 40, 45, 50]],
  [17.6, 54.5, [10, 20, 30, 40, 50, 60]],
  [40.9, 43.1, [40, 41, 42, 43, 44]],
  [0, 1, [0, 1]],
  [0, 100, [0, 20, 40, 60, 80, 100]],
])('from %d to %d the axis has round values on both sides and between', (least, most, ticks) =>
  expect(ticksAround(least, most)).toEqual(ticks),
)
