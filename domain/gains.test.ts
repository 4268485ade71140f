import { expect, test } from 'vitest'
import { isProgress } from './gains.ts'

test.each([
  [[2400, 2410, 2420, 2430], true],
  [[2900, 2400, 2410, 2420, 2430], true],
  [[2410, 2420, 2430], false],
  [[2400, 2410, 2420, 2420], false],
  [[2400, 2410, 2420, 2430, 2425], false],
  [[2400, 2450, 2420, 2430], false],
])('of %j, the last three are gains in a row: %s', (values, expected) => expect(isProgress(values)).toBe(expected))

test('in a random order, 1 of 24 series of four tests shows progress', () => {
  const orders = (values: number[]): number[][] =>
    values.length
      ? values.flatMap((first) => orders(values.filter((other) => other !== first)).map((rest) => [first, ...rest]))
      : [[]]
  const series = orders([2400, 2450, 2500, 2550])
  expect([series.length, series.filter(isProgress).length]).toEqual([24, 1])
})
