import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dodge } from './dodge.ts'

const places = (...all: [at: number, day: string][]) => all.map(([at, day]) => ({ at, day }))

test('results of one moment stand side by side, around their time', () =>
  expect(dodge(places([50, 'a'], [50, 'a'], [50, 'a']), 3)).toEqual([47, 50, 53]))

test('results that are far enough apart stand at their times, and so do those of other days', () =>
  expect(dodge(places([10, 'a'], [20, 'a'], [20.1, 'b'], [20.2, 'c']), 3)).toEqual([10, 20, 20.1, 20.2]))

test('at an edge they stay inside', () =>
  expect(dodge(places([1, 'a'], [1, 'a'], [99, 'b'], [99, 'b']), 3).join()).toBe('0,3,97,100'))

test('at an edge that keeps room for labels they stay inside that', () =>
  expect(dodge(places([4, 'a'], [4, 'a'], [93, 'b'], [93, 'b']), 3, [4, 93])).toEqual([4, 7, 90, 93]))

test('whatever their times, all keep their order, their gaps and inside', () => {
  const place = fc.record({ at: fc.integer({ min: 0, max: 100 }), days: fc.integer({ min: 1, max: 4 }) })
  fc.assert(
    fc.property(fc.array(place, { maxLength: 40 }), (drawn) => {
      const sorted = drawn.toSorted((a, b) => a.at - b.at)
      const given = sorted.map(({ at, days }) => ({ at, day: String(Math.floor(at / (20 * days))) }))
      const positions = dodge(given, 2)
      positions.forEach((position, index) => {
        expect(position).toBeGreaterThanOrEqual(-1e-9)
        expect(position).toBeLessThanOrEqual(100 + 1e-9)
        const gap = given[index]!.day === given[index - 1]?.day ? 2 : 0
        if (index > 0) expect(position - positions[index - 1]!).toBeGreaterThanOrEqual(gap - 1e-9)
      })
    }),
  )
})
