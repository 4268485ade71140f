import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyRun } from '../../../domain/tests/entry.arbitrary.ts'
import { runFields } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { distancesFor, whatIfResult, clampDistance } from './distances.ts'

const run = { age: 35, gender: 'homme', weight: 70, distance: 2400 } as const

test.each([
  [2400, { min: 1600, max: 3400, own: 2400 }],
  [1600, { min: 1600, max: 3400, own: 1600 }],
  [3400, { min: 1600, max: 3400, own: 3400 }],
  [2415, { min: 1595, max: 3415, own: 2415 }],
  [2415.4, { min: 1595, max: 3415, own: 2415 }],
  [1200, { min: 1200, max: 3400, own: 1200 }],
  [4010, { min: 1590, max: 4010, own: 4010 }],
  [500, { min: 500, max: 3400, own: 500 }],
  [5000, { min: 1600, max: 5000, own: 5000 }],
])('who ran %d m tries %o', (distance, distances) => expect(distancesFor({ distance })).toEqual(distances))

test('whatever was run, it is on a step, and both ends are within the limits', () =>
  fc.assert(
    fc.property(anyRun, (any) => {
      const { min, max, own } = distancesFor(any)
      expect((own - min) % 20).toBe(0)
      expect((max - own) % 20).toBe(0)
      expect(min).toBeLessThanOrEqual(1600)
      expect(max).toBeGreaterThanOrEqual(3400)
      expect(min).toBeGreaterThanOrEqual(runFields.distance.min)
      expect(max).toBeLessThanOrEqual(runFields.distance.max)
      expect(whatIfResult(any, own).gain).toBe(0)
    }),
  ))

test('a distance beyond an end is the end', () => {
  expect(clampDistance(distancesFor(run), 1580)).toBe(1600)
  expect(clampDistance(distancesFor(run), 3420)).toBe(3400)
})

test('220 m more are 4.5 ml/kg/min more, which is not more than the margins of both together', () =>
  expect(whatIfResult(run, 2620)).toEqual({
    today: { vo2max: 38.1, category: 'Moyen', percentile: 25 },
    then: { vo2max: 42.6, category: 'Bon', percentile: 50 },
    metres: 220,
    gain: 4.5,
    margin: 5.7, // √(3.8² + 4.3²)
  }))

test('fewer metres are a loss', () => {
  const { metres, gain, then } = whatIfResult(run, 2200)
  expect([metres, gain, then.category]).toEqual([-200, -4, 'Faible'])
})
