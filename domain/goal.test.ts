import fc from 'fast-check'
import { expect, test } from 'vitest'
import { goalOf, nextCategoryOf, categoryStartsOf } from './goal.ts'
import { categories } from './norms/rating.ts'
import { defaultRun, resultOf } from './protocols/cooper-run/cooper-run.ts'
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

test.each([
  ['the next category is within 7 %', 35, 'homme', 2400, { distance: 2500, more: 100, category: 'Bon' }],
  ['it is farther', 45, 'femme', 2000, { distance: 2140, more: 140 }],
  ['up to the next 10 m', 30, 'homme', 2415, { distance: 2590, more: 175 }],
  ['Excellent stays above where it begins', 25, 'homme', 3200, { distance: 3010, more: 0 }],
  ['not above today', 25, 'homme', 3008, { distance: 3000, more: 0 }],
  ['less than a metre away counts as one', 46, 'homme', 3219.6, { distance: 3220, more: 1, category: 'Excellent' }],
] as const)('%s: at %d (%s) with %d m the goal is %o', (_, age, gender, distance, goal) =>
  expect(goalOf({ age, gender, weight: 70, distance })).toEqual(goal),
)

test('who walked has no goal, nor who would need more metres than the form takes', () => {
  expect(goalOf({ ...defaultRun, distance: 1054 })).toBeUndefined()
  expect(goalOf({ ...defaultRun, age: 97, gender: 'femme', distance: 4900 })).toBeUndefined()
})

test('a goal is a multiple of ten, at most 7 % and 10 m away, and the category it names is the one it gives', () =>
  fc.assert(
    fc.property(anyRun, (run) => {
      const goal = goalOf(run)
      if (!goal || !goal.more) return
      expect(goal.distance % 10).toBe(0)
      expect(goal.distance).toBeLessThan(run.distance * 1.07 + 10)
      const reached = resultOf({ ...run, distance: goal.distance }).category
      expect(reached).toBe(goal.category ?? resultOf(run).category)
      expect(categories.indexOf(reached)).toBeGreaterThanOrEqual(categories.indexOf(resultOf(run).category))
    }),
  ))
