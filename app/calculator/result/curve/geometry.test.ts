import { expect, test } from 'vitest'
import { effortAt, uptakeLine, pointOf, uptakeAt, axisMaximum } from './geometry.ts'

test('most drawings end at 60 ml/kg/min, and taller ones at the ten above what they hold', () => {
  expect(axisMaximum([38.1, 57.9])).toBe(70)
  expect(axisMaximum([38.1, 41.9])).toBe(60)
  expect(axisMaximum([64.7])).toBe(70) // 3,400 m, the farthest that most can try
  expect(axisMaximum([100.5])).toBe(110)
})

test('a line follows everybody’s below its ceiling, never passes it, and ends at it', () => {
  const line = uptakeLine(38.1, 60)
  expect(line[0]!.uptake).toBeCloseTo(3.5)
  expect(Math.max(...line.map(({ uptake }) => uptake))).toBeLessThanOrEqual(38.1)
  expect(line.at(-1)!.uptake).toBeCloseTo(38.1, 3)
  expect(line[20]!.uptake).toBeCloseTo(uptakeAt(20 / 60, 60), 1)
})

test('an uptake stands on the line that reaches it, and on everybody’s when it does not', () => {
  expect(pointOf(15, 38.1, 60).effort).toBeCloseTo(effortAt(15, 60), 1)
  // just under a ceiling its line has begun to bend: it gets there later than everybody's
  const { effort } = pointOf(36, 38.1, 60)
  expect(38.1 - 2 * Math.log1p(Math.exp((38.1 - uptakeAt(effort, 60)) / 2))).toBeCloseTo(36)
  expect(pointOf(50, 38.1, 60)).toEqual({ effort: effortAt(50, 60), uptake: 50 })
})
