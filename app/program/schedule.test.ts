import { expect, test } from 'vitest'
import { programInBlocks, programInPhases, programOfWalks } from '../../content/data/programs.ts'
import { minutesOf } from '../../content/data/recipes.ts'
import { lastDayOf, nextMonday, nextTestIn, sessionsOf, weekOn, type Plan } from './schedule.ts'

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

test('a program lasts eight weeks; before it begins, its week is the first', () => {
  expect(lastDayOf('2026-11-23')).toBe('2027-01-17')
  const days = ['2026-11-20', '2026-11-29', '2026-11-30', '2027-01-17', '2027-01-18']
  expect(days.map((day) => weekOn('2026-11-23', day))).toEqual([1, 1, 2, 8, undefined])
})

test.each([
  ['the one of week 4', '2026-11-25', undefined, '2026-12-16'],
  ['also the day after it, until its week ends', '2026-12-20', '2026-11-21', '2026-12-16'],
  ['that of week 8 after a result in week 4', '2026-12-14', '2026-12-14', '2027-01-15'],
  ['that of week 8 once week 4 is over', '2026-12-21', '2026-11-21', '2027-01-15'],
  ['none after the last one', '2027-01-15', '2027-01-15', undefined],
  ['none after the program', '2027-01-18', '2026-11-21', undefined],
])('the next test of a program is %s', (_, today, lastResult, expected) =>
  expect(nextTestIn(sessionsOf(programInPhases, 'main'), '2026-11-23', { today, lastResult })).toBe(expected),
)
