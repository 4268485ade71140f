import { expect, test } from 'vitest'
import { minutesOf, recipeOf, type Intervals } from '../../content/data/recipes.ts'
import {
  programInBlocks,
  programInPhases,
  programOfWalks,
  intervalMinutesOf,
  weeksOf,
  type ProgramPhase,
} from '../../content/data/programs.ts'

const programs = [
  { name: 'in phases', phases: programInPhases, sessions: [3, 3, 4, 4, 4, 5, 5, 5], minutes: [100, 170] },
  { name: 'in blocks', phases: programInBlocks, sessions: [3, 3, 4, 4, 4, 4, 4, 4], minutes: [100, 170] },
  { name: 'of walks', phases: programOfWalks, sessions: [4, 4, 4, 4, 4, 5, 5, 5], minutes: [90, 150] },
]

test.each(programs)('no week of $name has more than 10 % more minutes than the one before', ({ phases, minutes }) => {
  const totals = weeksOf(phases).map(({ total }) => total)
  expect(totals).toHaveLength(8)
  expect([totals[0], totals[7]]).toEqual(minutes)
  expect(totals.filter((total, index) => index > 0 && total > totals[index - 1]! * 1.1)).toEqual([])
})

test.each(programs)('the program $name has as many durations as sessions', ({ phases, sessions }) => {
  expect(weeksOf(phases).map(({ easy, intervals }) => easy.length + intervals)).toEqual(sessions)
  expect(weeksOf(phases).map(({ phase }) => phase.days.filter((kind) => kind !== 'rest').length)).toEqual(sessions)
})

test.each(programs)('intense days of the program $name never follow each other', ({ phases }) => {
  for (const { days } of phases) {
    expect(days).toHaveLength(7)
    const intense = days.flatMap((kind, day) => (['interval', 'either'].includes(kind) ? [day] : []))
    // includes the last of a week and the first of the next
    const gaps = intense.map((day, index) => (intense[index + 1] ?? intense[0]! + 7) - day)
    expect(gaps.filter((gap) => gap < 2)).toEqual([])
  }
})

test('an interval session lasts as long as the easy session that it may replace', () => {
  for (const phase of programInBlocks) {
    const minutes = intervalMinutesOf(phase)
    if (phase.days.includes('either')) expect(phase.easyMinutes.map((easy) => easy.at(-1))).toEqual([minutes, minutes])
  }
})

const interval = (phases: readonly ProgramPhase[]) => phases.flatMap(({ intervalSession }) => intervalSession ?? [])
const summary = ({ times, hard, recovery, zone, ...rest }: Intervals) => {
  const minutes = minutesOf(recipeOf({ times, hard, recovery, ...rest }))
  return `${times} × ${hard}, ${recovery} min easy, ${minutes} in all${zone ? `, ${zone.from}-${zone.to}` : ''}`
}

test('intervals have the repetitions, minutes and heart rates of the product spec, and of the page for walks', () => {
  expect(interval(programInPhases).map(summary)).toEqual([
    '5 × 3, 3 min easy, 45 in all, 0.85-0.85',
    '4 × 5, 3 min easy, 45 in all, 0.9-0.9',
  ])
  expect(interval(programInBlocks).map(summary)).toEqual([
    '6 × 1, 2 min easy, 35 in all, 0.8-0.85',
    '5 × 2, 2 min easy, 35 in all, 0.85-0.88',
    '8 × 2, 2 min easy, 45 in all, 0.9-0.9',
  ])
  expect(interval(programOfWalks).map(summary)).toEqual([
    '3 × 3, 3 min easy, 25 in all',
    '4 × 3, 3 min easy, 30 in all',
  ])
})

test('a run with intervals starts with 10 easy minutes, and ends with at least 5', () => {
  for (const { warmUp, recovery, coolDown } of interval([...programInPhases, ...programInBlocks])) {
    expect(warmUp).toBe(10)
    expect(recovery + coolDown).toBeGreaterThanOrEqual(5)
  }
})
