import { expect, test } from 'vitest'
import { programInBlocks, programInPhases, programOfWalks, weeksOf } from '../../content/data/programs.ts'

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
  for (const { days, intervalMinutes, easyMinutes } of programInBlocks) {
    if (days.includes('either'))
      expect(easyMinutes.map((easy) => easy.at(-1))).toEqual([intervalMinutes, intervalMinutes])
  }
})
