import { expect, test } from 'vitest'
import { programInBlocks, programInPhases, programOfWalks } from '../../content/data/programs.ts'
import { minutesOf } from '../../content/data/recipes.ts'
import { nextMonday, sessionsOf, type Plan } from './schedule.ts'

const sessionTexts = (week: number, phases = programInPhases, plan: Plan = 'main') =>
  sessionsOf(phases, plan)
    .filter((session) => session.week === week)
    .map(({ day, kind, recipe }) => `${(day % 7) + 1} ${kind} ${minutesOf(recipe)}`)

test('a week has the sessions of its phase, on their days', () => {
  expect(sessionTexts(1)).toEqual(['1 easy 35', '3 easy 35', '6 easy 30'])
  expect(sessionTexts(3)).toEqual(['1 easy 25', '3 interval 45', '5 easy 25', '6 easy 20'])
  expect(sessionTexts(5, programInBlocks)).toEqual(['1 easy 35', '2 interval 35', '4 easy 30', '5 easy 35'])
})

test('the tests of weeks 4 and 8 replace the last session of intervals', () => {
  expect(sessionTexts(4)).toEqual(['1 easy 30', '3 test 32', '5 easy 25', '6 easy 25'])
  expect(sessionTexts(8)).toEqual(['1 easy 30', '2 interval 45', '4 easy 25', '5 test 32', '7 easy 25'])
  expect(sessionTexts(8, programInBlocks)).toEqual(['1 easy 40', '2 test 32', '4 easy 40', '5 easy 45'])
  expect(sessionTexts(8, programOfWalks, 'walks')).toEqual([
    '1 easy 30',
    '2 interval 30',
    '4 easy 30',
    '5 test 35',
    '7 easy 30',
  ])
})

test.each([
  ['2026-11-22', '2026-11-23'],
  ['2026-11-23', '2026-11-30'],
  ['2026-11-28', '2026-11-30'],
])('on %s, next Monday is %s', (today, monday) => expect(nextMonday(today)).toBe(monday))
