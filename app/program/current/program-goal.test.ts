import { expect, test } from 'vitest'
import { defaultRun } from '../../../domain/protocols/cooper-run/cooper-run.ts'
import type { StoredProgram } from '../stored-program.ts'
import { goalAfter, goalIn, isProgramOf } from './program-goal.ts'

const program: StoredProgram = {
  ...{ plan: 'main', start: '2026-11-23', hour: '18:00', age: 35, gender: 'homme', done: [] },
  goal: { distance: 2500, more: 100, since: '2026-11-21' },
}
const runOn = (day: string, distance: number) => ({ run: { ...defaultRun, age: 35, distance }, day })

test('a goal is kept until a week after its program', () => {
  const goal = { distance: 2500, more: 100, end: '2027-01-17' }
  expect(goalIn(program, [], '2027-01-24')).toEqual(goal)
  expect(goalIn(program, [], '2027-01-25')).toBeUndefined()
  expect(goalIn({ ...program, goal: undefined }, [], '2026-12-19')).toBeUndefined()
})

test('a goal is reached by the longest run after the day that it was set', () => {
  const reachedBy = (...runs: ReturnType<typeof runOn>[]) => goalIn(program, runs, '2026-12-19')!.reachedBy
  const reaching = runOn('2026-12-19', 2520)
  expect(reachedBy(reaching, runOn('2026-12-18', 2500), runOn('2026-11-21', 2600))).toBe(reaching)
  expect(reachedBy(runOn('2026-12-19', 2499.5), runOn('2026-11-20', 2600))).toBeUndefined()
  expect(goalAfter(reaching)).toEqual({ distance: 2700, more: 180, since: '2026-12-19' })
})

test('an older program without the day of its goal counts runs from its second day', () => {
  const older = { ...program, goal: { distance: 2500, more: 100 } }
  expect(goalIn(older, [runOn('2026-11-23', 2520)], '2026-12-19')!.reachedBy).toBeUndefined()
  expect(goalIn(older, [runOn('2026-11-24', 2520)], '2026-12-19')!.reachedBy).toBeDefined()
})

test('a goal to maintain the distance is never reached', () => {
  const staying = { ...program, goal: { distance: 3000, more: 0, since: '2026-11-21' } }
  expect(goalIn(staying, [runOn('2026-12-19', 3100)], '2026-12-19')!.reachedBy).toBeUndefined()
})

test.each([
  [program, { age: 36, gender: 'homme' }, true],
  [program, { age: 38, gender: 'homme' }, false],
  [program, { age: 35, gender: 'femme' }, false],
  [program, {}, true],
  [{ ...program, gender: undefined }, { age: 35, gender: 'femme' }, true],
  [{ ...program, gender: undefined, age: undefined }, { age: 80, gender: 'femme' }, true],
] as const)('whose a program is: case %#', ({ ...stored }, person, expected) =>
  expect(isProgramOf(stored, person)).toBe(expected),
)
