import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyRun } from '#tests/support/any-entry.ts'
import { nextCategoryOf } from './next-category.ts'
import { categories } from './norms/rating.ts'
import { resultOf } from './protocols/cooper-run.ts'

test.each([
  ['femme', 35, 2400, { category: 'Bon', vo2max: 35, distance: 2550 }],
  ['homme', 14, 2100, { category: 'Moyen', vo2max: 38, distance: 2210 }],
  ['femme', 62, 1720, { category: 'Moyen', vo2max: 24 }], // 46 % further
  ['homme', 95, 4900, { category: 'Bon', vo2max: 33 }], // the form takes at most 5,000 m
  ['homme', 20, 3400, undefined], // Excellent
] as const)('%s of %d who ran %d m has %o next', (gender, age, distance, next) =>
  expect(nextCategoryOf({ age, gender, weight: 70, distance })).toEqual(next),
)

test('the next category begins at the first multiple of ten metres that gives it', () =>
  fc.assert(
    fc.property(anyRun, (run) => {
      const next = nextCategoryOf(run)
      fc.pre(next?.distance !== undefined)
      const categoryAt = (distance: number) => resultOf({ ...run, distance }).category
      expect(next.distance % 10).toBe(0)
      expect(next.distance).toBeGreaterThan(run.distance)
      expect(categoryAt(next.distance)).toBe(next.category)
      expect(categories.indexOf(next.category)).toBe(categories.indexOf(categoryAt(run.distance)) + 1)
      expect(categoryAt(next.distance - 10)).not.toBe(next.category)
    }),
  ))
