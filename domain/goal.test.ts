import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextCategoryOf, categoryStartsOf } from './goal.ts'
import { categories } from './norms/rating.ts'
import { defaultRun, resultOf } from './protocols/cooper-run.ts'
import { anyRun } from './protocols/entry.arbitrary.ts'

// docs/physiology.md: the shortest run that is rated Bon
test.each([
  [25, 'homme', 2427],
  [80, 'homme', 3781],
  [29, 'femme', 2531],
  [70, 'femme', 3275],
] as const)('at %d (%s), Bon takes %d m', (age, gender, distance) =>
  expect(categoryStartsOf({ age, gender })[1]).toBe(distance),
)

test('the next category begins at a multiple of ten beyond today, and not 10 m before it', () =>
  fc.assert(
    fc.property(anyRun, (run) => {
      const next = nextCategoryOf(run)
      if (!next) return
      const categoryAt = (distance: number) => resultOf({ ...run, distance }).category
      expect(next.distance % 10).toBe(0)
      expect(next.distance).toBeGreaterThan(run.distance)
      expect(categoryAt(next.distance)).toBe(next.category)
      expect(categories.indexOf(next.category)).toBe(categories.indexOf(categoryAt(run.distance)) + 1)
      expect(categoryAt(next.distance - 10)).not.toBe(next.category)
    }),
  ))

test('the highest category has no next one, nor has one that begins beyond what the form takes', () => {
  expect(nextCategoryOf({ ...defaultRun, distance: 3600 })).toBeUndefined()
  expect(nextCategoryOf({ ...defaultRun, age: 97, gender: 'femme', distance: 4900 })).toBeUndefined()
})
