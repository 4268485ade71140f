import { expect, test } from 'vitest'
import { programInBlocks, programInPhases, weekTotal, type Day } from '../data/programs.ts'

const programs = [
  { name: 'in phases', phases: programInPhases },
  { name: 'in blocks', phases: programInBlocks },
]

test.each(programs)(
  'no week of the program $name has more than 10 % more minutes than the one before',
  ({ phases }) => {
    const totals = phases.flatMap((phase) => phase.easyMinutes.map((easy) => weekTotal(phase, easy)))
    expect([totals[0], totals.length, totals.at(-1)]).toEqual([100, 8, 170])
    expect(totals.filter((total, index) => index > 0 && total > totals[index - 1]! * 1.1)).toEqual([])
  },
)

test.each(programs)('the minutes of the program $name are those of its sessions', ({ phases }) => {
  for (const { weeks, sessions, intervals, easyMinutes } of phases) {
    expect(easyMinutes).toHaveLength(weeks.to - weeks.from + 1)
    for (const easy of easyMinutes) expect(easy.length + intervals.from).toBe(sessions.to)
  }
})

test.each(programs)('a week of the program $name has its sessions, and a day between two intense ones', (program) => {
  for (const { sessions, intervals, days } of program.phases) {
    const on = (...kinds: Day[]) => days.flatMap((day, index) => (kinds.includes(day) ? [index] : []))
    expect(days).toHaveLength(7)
    expect(on('easy', 'interval', 'either')).toHaveLength(sessions.to)
    expect(on('interval')).toHaveLength(intervals.from)
    expect(on('interval', 'either')).toHaveLength(intervals.to)
    const intense = on('interval', 'either')
    // the last of a week and the first of the next are neighbours too
    const gaps = intense.map((day, index) => (intense[index + 1] ?? intense[0]! + 7) - day)
    expect(gaps.filter((gap) => gap < 2)).toEqual([])
  }
})

test('intervals that take the place of an easy session last as long', () => {
  for (const { days, intervalMinutes, easyMinutes } of programInBlocks) {
    if (days.includes('either'))
      expect(easyMinutes.map((easy) => easy.at(-1))).toEqual([intervalMinutes, intervalMinutes])
  }
})
