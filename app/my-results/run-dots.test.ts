import { expect, test } from 'vitest'
import { calculationOf } from '#contract/calculate.ts'
import { defaultRun } from '#domain/protocols/cooper-run.ts'
import { labelledDots, runDotsOf } from './run-dots.ts'

/** Returns records, newest first, of values in tenths by their day in November. */
const recordsOf = (...values: [day: number, tenths: number][]) =>
  values
    .map(([day, vo2maxResult], index) => ({
      ...calculationOf(defaultRun),
      id: String(index),
      createdAt: new Date(Date.UTC(2026, 10, day)).toISOString(),
      vo2maxResult,
    }))
    .reverse()

test('dots are placed by time and value', () =>
  expect(runDotsOf(recordsOf([1, 400], [2, 450], [5, 500])).map(({ vo2max, x, y }) => [vo2max, x, y])).toEqual([
    [40, 5, 92],
    [45, 27.5, 52],
    [50, 95, 12],
  ]))

test('small changes look small: the scale has at least 10 ml/kg/min', () => {
  const [first, last] = runDotsOf(recordsOf([1, 400], [2, 410]))
  expect(first!.y - last!.y).toBeCloseTo(8)
})

test('equal values and equal times have a place', () =>
  expect(runDotsOf(recordsOf([1, 0], [1, 0])).map(({ x, y }) => [x, y])).toEqual([
    [5, 52],
    [5, 52],
  ]))

test('the last, first and highest value are written, others with room around them', () => {
  const dots = runDotsOf(recordsOf([1, 400], [2, 410], [14, 480], [15, 420], [16, 430], [22, 435], [30, 440]))
  expect(labelledDots(dots).map(({ vo2max }) => vo2max)).toEqual([44, 40, 48, 43.5])
})
