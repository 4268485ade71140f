import type { NumberRange } from './range.ts'

export const programNames = ['run', 'walk'] as const
export type ProgramName = (typeof programNames)[number]

/** The minutes of a session of intervals. A recovery follows each hard stretch. */
export interface IntervalSession {
  warmUp: number
  repetitions: number
  hard: number
  recovery: number
  coolDown: number
  /** heart rate of the hard stretches, as shares of the maximum; walks go by breath instead */
  heartRateZone?: NumberRange
}

export interface ProgramPhase {
  /** the days of every week of the phase, from Monday to Sunday */
  days: readonly DayKind[]
  /** whether people may leave out one easy session a week */
  hasOptionalSession?: boolean
  /** minutes of each easy session, one row per week; `either` days count as easy */
  easyMinutes: readonly (readonly number[])[]
  /** every interval session of the phase; absent if it has none */
  intervalSession?: IntervalSession
}

/** `either` is an easy session that an interval session may replace. */
export type DayKind = 'easy' | 'interval' | 'either' | 'rest'

/** The first two weeks of both running programs. */
const firstWeeks: ProgramPhase = {
  easyMinutes: [
    [35, 35, 30],
    [35, 35, 35],
  ],
  days: ['easy', 'rest', 'easy', 'rest', 'rest', 'easy', 'rest'],
}

/**
 * The 8-week running program of the French page. The English page has its own program (`englishRunProgram`), on
 * purpose. Source of both: product spec, section 2; the editorial brief fills the weeks that the spec leaves open. This
 * site chose the minutes and the days: no week adds more than 10 %, and interval sessions are at least two days apart.
 */
const frenchRunProgram: readonly ProgramPhase[] = [
  firstWeeks,
  {
    intervalSession: {
      warmUp: 10,
      repetitions: 5,
      hard: 3,
      recovery: 3,
      coolDown: 5,
      heartRateZone: { from: 0.85, to: 0.85 },
    },
    easyMinutes: [
      [25, 25, 20],
      [30, 25, 25],
      [30, 30, 30],
    ],
    days: ['easy', 'rest', 'interval', 'rest', 'easy', 'easy', 'rest'],
  },
  {
    intervalSession: {
      warmUp: 10,
      repetitions: 4,
      hard: 5,
      recovery: 3,
      coolDown: 3,
      heartRateZone: { from: 0.9, to: 0.9 },
    },
    easyMinutes: [
      [20, 20, 15],
      [25, 20, 20],
      [30, 25, 25],
    ],
    days: ['easy', 'interval', 'rest', 'easy', 'interval', 'rest', 'easy'],
  },
]

/** The 8-week running program of the English page. Source: see `frenchRunProgram`. */
const englishRunProgram: readonly ProgramPhase[] = [
  firstWeeks,
  {
    hasOptionalSession: true,
    intervalSession: {
      warmUp: 10,
      repetitions: 6,
      hard: 1,
      recovery: 2,
      coolDown: 7,
      heartRateZone: { from: 0.8, to: 0.85 },
    },
    easyMinutes: [
      [30, 25, 25],
      [30, 30, 30],
    ],
    days: ['easy', 'rest', 'interval', 'rest', 'easy', 'easy', 'rest'],
  },
  {
    intervalSession: {
      warmUp: 10,
      repetitions: 5,
      hard: 2,
      recovery: 2,
      coolDown: 5,
      heartRateZone: { from: 0.85, to: 0.88 },
    },
    easyMinutes: [
      [35, 30, 35],
      [40, 35, 35],
    ],
    days: ['easy', 'interval', 'rest', 'easy', 'either', 'rest', 'rest'],
  },
  {
    intervalSession: {
      warmUp: 10,
      repetitions: 8,
      hard: 2,
      recovery: 2,
      coolDown: 3,
      heartRateZone: { from: 0.9, to: 0.9 },
    },
    easyMinutes: [
      [35, 30, 45],
      [40, 40, 45],
    ],
    days: ['easy', 'interval', 'rest', 'easy', 'either', 'rest', 'rest'],
  },
]

/**
 * An 8-week walking program, written for this site. An interval session alternates 3 minutes brisk and 3 easy, as in
 * Nemoto 2007 (doi:10.4065/82.7.803). It does so three times in the second phase, four times in the third.
 */
const walkProgram: readonly ProgramPhase[] = [
  {
    easyMinutes: [
      [25, 25, 20, 20],
      [25, 25, 25, 20],
    ],
    days: ['easy', 'rest', 'easy', 'rest', 'easy', 'easy', 'rest'],
  },
  {
    intervalSession: { warmUp: 4, repetitions: 3, hard: 3, recovery: 3, coolDown: 3 },
    easyMinutes: [
      [25, 25, 25],
      [30, 30, 25],
      [35, 30, 30],
    ],
    days: ['easy', 'rest', 'interval', 'rest', 'easy', 'easy', 'rest'],
  },
  {
    intervalSession: { warmUp: 3, repetitions: 4, hard: 3, recovery: 3, coolDown: 3 },
    easyMinutes: [
      [25, 25, 20],
      [30, 25, 25],
      [30, 30, 30],
    ],
    days: ['easy', 'interval', 'rest', 'easy', 'interval', 'rest', 'easy'],
  },
]

/** The programs of the Improve page of each language. */
export const programs = {
  fr: { run: frenchRunProgram, walk: walkProgram },
  en: { run: englishRunProgram, walk: walkProgram },
}

/** Returns the weeks of a program in order, each with its phase, its sessions' minutes and its days from Monday. */
export function weeksOf(phases: readonly ProgramPhase[]) {
  return phases.flatMap((phase) =>
    phase.easyMinutes.map((easyMinutes, index) => {
      const nextEasy = easyMinutes.values()
      const minutesOf = (kind: DayKind) => (kind === 'interval' ? intervalMinutesOf(phase) : nextEasy.next().value!)
      const days = phase.days.map((kind) => ({ kind, minutes: kind === 'rest' ? 0 : minutesOf(kind) }))
      return {
        phase,
        easyMinutes,
        days,
        intervalCount: days.filter(({ kind }) => kind === 'interval').length,
        isFirstOfPhase: index === 0,
        totalMinutes: days.reduce((total, { minutes }) => total + minutes, 0),
      }
    }),
  )
}

/** Returns the minutes of an interval session of a phase, with warm-up and cool-down; 0 in a phase without one. */
export function intervalMinutesOf({ intervalSession }: ProgramPhase): number {
  if (!intervalSession) return 0
  const { warmUp, repetitions, hard, recovery, coolDown } = intervalSession
  return warmUp + repetitions * (hard + recovery) + coolDown
}

/** After how many weeks to test. Source: product spec, section 9 ("a test every 4 weeks"). */
export const testsAfterWeeks: readonly number[] = [0, 4, 8]

/** A session of a program. `dayIndex` counts from 0, the program's first day. */
export type Session = { dayIndex: number } & (
  { kind: 'easy'; minutes: number } | { kind: 'interval'; intervalSession: IntervalSession } | { kind: 'test' }
)

/**
 * Returns the sessions of a program in order. In weeks 4 and 8 the test replaces the last interval session. A session
 * that may be easy or interval (`either`) is easy.
 */
export function scheduleOf(phases: readonly ProgramPhase[]): Session[] {
  return weeksOf(phases).flatMap(({ phase, days }, week) => {
    const testWeekday = testsAfterWeeks.includes(week + 1) ? phase.days.lastIndexOf('interval') : -1
    return days.flatMap(({ kind, minutes }, weekday): Session[] => {
      const dayIndex = week * 7 + weekday
      if (kind === 'rest') return []
      if (weekday === testWeekday) return [{ dayIndex, kind: 'test' }]
      if (kind === 'interval') return [{ dayIndex, kind, intervalSession: phase.intervalSession! }]
      return [{ dayIndex, kind: 'easy', minutes }]
    })
  })
}
