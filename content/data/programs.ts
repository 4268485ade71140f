import { retestWeeks } from '../../domain/protocols/definition.ts'

export interface ProgramPhase {
  /** a week of the phase, from Monday to Sunday */
  days: readonly Day[]
  /** whether one of its easy sessions may be left out */
  hasOptional?: boolean
  /** minutes of each easy session, week by week, in a week with the fewest sessions of intervals */
  easyMinutes: readonly (readonly number[])[]
  /** minutes of a session of intervals, from the warm-up to the end of the cool-down; 0 where there is none */
  intervalMinutes: number
}

/** `either` is an easy session whose place a session of intervals may take */
export type Day = 'easy' | 'interval' | 'either' | 'rest'

/** Both programs begin alike. */
const firstWeeks: ProgramPhase = {
  intervalMinutes: 0,
  easyMinutes: [
    [35, 35, 30],
    [35, 35, 35],
  ],
  days: ['easy', 'rest', 'easy', 'rest', 'rest', 'easy', 'rest'],
}

/**
 * The eight weeks as each language's page tells them: two programs, on purpose not one translated.
 * Source: product spec, section 2; the editorial brief fills the weeks that the spec leaves open. The minutes and the
 * days are this site's own: no week adds more than 10 %, and sessions of intervals are two days apart.
 */
export const programInPhases: readonly ProgramPhase[] = [
  firstWeeks,
  {
    intervalMinutes: 45,
    easyMinutes: [
      [25, 25, 20],
      [30, 25, 25],
      [30, 30, 30],
    ],
    days: ['easy', 'rest', 'interval', 'rest', 'easy', 'easy', 'rest'],
  },
  {
    intervalMinutes: 45,
    easyMinutes: [
      [20, 20, 15],
      [25, 20, 20],
      [30, 25, 25],
    ],
    days: ['easy', 'interval', 'rest', 'easy', 'interval', 'rest', 'easy'],
  },
]

export const programInBlocks: readonly ProgramPhase[] = [
  firstWeeks,
  {
    hasOptional: true,
    intervalMinutes: 35,
    easyMinutes: [
      [30, 25, 25],
      [30, 30, 30],
    ],
    days: ['easy', 'rest', 'interval', 'rest', 'easy', 'easy', 'rest'],
  },
  {
    intervalMinutes: 35,
    easyMinutes: [
      [35, 30, 35],
      [40, 35, 35],
    ],
    days: ['easy', 'interval', 'rest', 'easy', 'either', 'rest', 'rest'],
  },
  {
    intervalMinutes: 45,
    easyMinutes: [
      [35, 30, 45],
      [40, 40, 45],
    ],
    days: ['easy', 'interval', 'rest', 'easy', 'either', 'rest', 'rest'],
  },
]

/**
 * Eight weeks of walks, for people who do not run: this site's own, in neither source. Sessions of intervals are 3 minutes
 * brisk and 3 easy in turn, as in Nemoto 2007 (doi:10.4065/82.7.803), three times, then four.
 */
export const programOfWalks: readonly ProgramPhase[] = [
  {
    intervalMinutes: 0,
    easyMinutes: [
      [25, 25, 20, 20],
      [25, 25, 25, 20],
    ],
    days: ['easy', 'rest', 'easy', 'rest', 'easy', 'easy', 'rest'],
  },
  {
    intervalMinutes: 25,
    easyMinutes: [
      [25, 25, 25],
      [30, 30, 25],
      [35, 30, 30],
    ],
    days: ['easy', 'rest', 'interval', 'rest', 'easy', 'easy', 'rest'],
  },
  {
    intervalMinutes: 30,
    easyMinutes: [
      [25, 25, 20],
      [30, 25, 25],
      [30, 30, 30],
    ],
    days: ['easy', 'interval', 'rest', 'easy', 'interval', 'rest', 'easy'],
  },
]

/** The weeks of a program in their order, each with its phase. */
export function weeksOf(phases: readonly ProgramPhase[]) {
  return phases.flatMap((phase) => {
    const intervals = phase.days.filter((kind) => kind === 'interval').length
    return phase.easyMinutes.map((easy, index) => ({
      ...{ phase, easy, intervals, isFirst: index === 0 },
      /** minutes, all sessions together */
      total: easy.reduce((total, minutes) => total + minutes, intervals * phase.intervalMinutes),
    }))
  })
}

/** A test at the start, then every 4 weeks; after how many weeks. */
export const testsAfterWeeks = [0, retestWeeks, 2 * retestWeeks] as const
