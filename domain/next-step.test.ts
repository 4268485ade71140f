import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimate } from './tests/cooper-run/equation.ts'
import { nextAction, nextStep } from './next-step.ts'
import { categories } from './norms/rating.ts'
import { resultOf } from './tests/cooper-run/result.ts'
import { anyRun } from './tests/entry.arbitrary.ts'
import { defaultRun } from './tests/cooper-run/cooper-run.ts'

test('from the run that the form shows first, Très bon is 2,716 m away', () =>
  expect(nextStep(defaultRun)).toEqual({ category: 'Très bon', threshold: 47, distance: 2716 }))

// docs/physiology.md, worked examples: the shortest run that is rated Bon
test.each([
  [25, 'homme', 2427],
  [50, 'homme', 2471],
  [60, 'homme', 2773],
  [70, 'homme', 3185],
  [80, 'homme', 3781],
  [29, 'femme', 2531],
  [50, 'femme', 2537],
  [60, 'femme', 2849],
  [70, 'femme', 3275],
] as const)('at %d (%s), Bon takes %d m', (age, gender, distance) => {
  const moyen = nextStep({ ...defaultRun, age, gender, distance: 500 })!
  expect(moyen.category).toBe('Moyen')
  expect(nextStep({ ...defaultRun, age, gender, distance: moyen.distance })).toMatchObject({
    category: 'Bon',
    distance,
  })
})

test('who is Excellent has no next step', () => expect(nextStep({ ...defaultRun, distance: 4000 })).toBeUndefined())

test('nothing is said that takes more than 5,000 m', () => {
  expect(nextStep({ ...defaultRun, age: 97, distance: 500 })?.distance).toBe(4970)
  expect(nextStep({ ...defaultRun, age: 98, distance: 500 })).toBeUndefined()
})

test('the distance reaches the next category, and a metre less does not', () =>
  fc.assert(
    fc.property(anyRun, (run) => {
      const step = nextStep(run)
      if (!step) return
      const after = { ...run, distance: step.distance }
      expect(categories.indexOf(resultOf(after).category)).toBe(categories.indexOf(resultOf(run).category) + 1)
      expect(resultOf(after).category).toBe(step.category)
      expect(estimate({ ...after, distance: step.distance - 1 })).toBeLessThan(step.threshold)
      expect(step.distance).toBeGreaterThan(run.distance)
      expect(step.distance).toBeLessThanOrEqual(5000)
      expect(Number.isInteger(step.distance)).toBe(true)
    }),
    { numRuns: 2000 },
  ))

test('where there is none, the person is Excellent or 5,000 m would not do', () =>
  fc.assert(
    fc.property(anyRun, (run) => {
      if (nextStep(run)) return
      const { category } = resultOf(run)
      const atMost = resultOf({ ...run, distance: 5000 }).category
      expect(category === 'Excellent' || atMost === category).toBe(true)
    }),
    { numRuns: 2000 },
  ))

test('under 50 the next category and its metres are what to do next, and Excellent is tested again', () => {
  expect(nextAction({ age: 35, gender: 'homme', weight: 70, distance: 2400 })).toMatchObject({
    kind: 'train',
    step: { category: 'Bon', threshold: 40, distance: 2491 },
    more: 91,
  })
  expect(nextAction({ ...defaultRun, distance: 4000 })).toEqual({ kind: 'again' })
})

test('from 50 on nobody is told metres to run, whatever the category', () =>
  fc.assert(
    fc.property(anyRun, (run) => {
      if (run.age >= 50) expect(nextAction(run).kind).toBe('walk')
    }),
  ))

test('the walk is validated up to 69, and is what remains where the formula cannot tell', () => {
  expect(nextAction({ ...defaultRun, age: 69.9 })).toEqual({ kind: 'walk', isValidated: true })
  expect(nextAction({ ...defaultRun, age: 70 })).toEqual({ kind: 'walk', isValidated: false })
  expect(nextAction({ ...defaultRun, distance: 800 })).toEqual({ kind: 'walk', isValidated: true })
})
