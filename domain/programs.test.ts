import { expect, test } from 'vitest'
import { intervalMinutesOf, type ProgramPhase, programs, scheduleOf, weeksOf } from './programs.ts'

const { run: frenchRun, walk } = programs.fr
const englishRun = programs.en.run

const all = [
  { name: 'French run', phases: frenchRun, sessions: [3, 3, 4, 4, 4, 5, 5, 5], minutes: [100, 170] },
  { name: 'English run', phases: englishRun, sessions: [3, 3, 4, 4, 4, 4, 4, 4], minutes: [100, 170] },
  { name: 'walk', phases: walk, sessions: [4, 4, 4, 4, 4, 5, 5, 5], minutes: [90, 150] },
]

test.each(all)('no week of $name has more than 10 % more minutes than the one before', ({ phases, minutes }) => {
  const totals = weeksOf(phases).map(({ totalMinutes }) => totalMinutes)
  expect(totals).toHaveLength(8)
  expect([totals[0], totals[7]]).toEqual(minutes)
  expect(totals.filter((total, index) => index > 0 && total > totals[index - 1]! * 1.1)).toEqual([])
})

test.each(all)('the program $name has as many durations as sessions', ({ phases, sessions }) => {
  expect(weeksOf(phases).map(({ easyMinutes, intervalCount }) => easyMinutes.length + intervalCount)).toEqual(sessions)
  expect(weeksOf(phases).map(({ phase }) => phase.days.filter((kind) => kind !== 'rest').length)).toEqual(sessions)
})

test.each(all)('intense days of the program $name never follow each other', ({ phases }) => {
  for (const { days } of phases) {
    expect(days).toHaveLength(7)
    const intense = days.flatMap((kind, day) => (['interval', 'either'].includes(kind) ? [day] : []))
    // includes the last of a week and the first of the next
    const gaps = intense.map((day, index) => (intense[index + 1] ?? intense[0]! + 7) - day)
    expect(gaps.filter((gap) => gap < 2)).toEqual([])
  }
})

test('an interval session lasts as long as the easy session that it may replace', () => {
  const phases = englishRun.filter(({ days }) => days.includes('either'))
  expect(phases.map(({ easyMinutes }) => easyMinutes.map((easy) => easy.at(-1)))).toEqual([
    [35, 35],
    [45, 45],
  ])
  expect(phases.map(intervalMinutesOf)).toEqual([35, 45])
})

const withIntervals = (phases: readonly ProgramPhase[]) => phases.filter((phase) => phase.intervalSession)
const summary = (phase: ProgramPhase) => {
  const { repetitions, hard, recovery, heartRateZone } = phase.intervalSession!
  const heartRate = heartRateZone ? `, ${heartRateZone.from}-${heartRateZone.to}` : ''
  return `${repetitions} × ${hard}, ${recovery} min easy, ${intervalMinutesOf(phase)} in all${heartRate}`
}

test('intervals of runs have the repetitions, minutes and pulse of the product spec', () => {
  expect(withIntervals(frenchRun).map(summary)).toEqual([
    '5 × 3, 3 min easy, 45 in all, 0.85-0.85',
    '4 × 5, 3 min easy, 45 in all, 0.9-0.9',
  ])
  expect(withIntervals(englishRun).map(summary)).toEqual([
    '6 × 1, 2 min easy, 35 in all, 0.8-0.85',
    '5 × 2, 2 min easy, 35 in all, 0.85-0.88',
    '8 × 2, 2 min easy, 45 in all, 0.9-0.9',
  ])
})

test('intervals of walks have the repetitions and minutes of the page', () => {
  expect(withIntervals(walk).map(summary)).toEqual(['3 × 3, 3 min easy, 25 in all', '4 × 3, 3 min easy, 30 in all'])
})

test('intervals stand between 10 easy minutes and at least 5', () => {
  for (const { intervalSession } of withIntervals([...frenchRun, ...englishRun])) {
    const { warmUp, recovery, coolDown } = intervalSession!
    expect(warmUp).toBe(10)
    expect(recovery + coolDown).toBeGreaterThanOrEqual(5)
  }
})

const sessionsIn = (week: number, phases = frenchRun) =>
  scheduleOf(phases).flatMap(({ dayIndex: day, ...session }) => {
    const text = session.kind === 'easy' ? session.minutes : session.kind
    return Math.floor(day / 7) === week - 1 ? [`${day % 7}: ${text}`] : []
  })

test('sessions are those of the tables, day by day', () => {
  expect(sessionsIn(1)).toEqual(['0: 35', '2: 35', '5: 30'])
  expect(sessionsIn(3)).toEqual(['0: 25', '2: interval', '4: 25', '5: 20'])
  expect(sessionsIn(7)).toEqual(['0: 25', '1: interval', '3: 20', '4: interval', '6: 20'])
  expect(sessionsIn(5, englishRun)).toEqual(['0: 35', '1: interval', '3: 30', '4: 35'])
})

test('in weeks 4 and 8 a test replaces the last interval session', () => {
  expect(sessionsIn(4)).toEqual(['0: 30', '2: test', '4: 25', '5: 25'])
  expect(sessionsIn(8)).toEqual(['0: 30', '1: interval', '3: 25', '4: test', '6: 25'])
  for (const { phases, sessions } of all) {
    const tests = scheduleOf(phases).filter(({ kind }) => kind === 'test')
    expect(tests.map(({ dayIndex: day }) => Math.floor(day / 7) + 1)).toEqual([4, 8])
    expect(scheduleOf(phases)).toHaveLength(sessions.reduce((total, count) => total + count))
  }
})
