import { weeksBetweenTests } from '../../domain/tests/definition.ts'

interface Span {
  from: number
  to: number
}

export interface ProgramPhase {
  /** first and last week */
  weeks: Span
  /** sessions a week, intervals included */
  sessions: Span
  /** of which sessions of intervals */
  intervals: Span
  /** minutes of a session of intervals, from the warm-up to the end of the cool-down; 0 where there is none */
  intervalMinutes: number
  /** minutes of each easy session, week by week, in a week with the fewest sessions of intervals */
  easyMinutes: readonly (readonly number[])[]
  /** a week of the phase, from Monday to Sunday */
  days: readonly Day[]
}

/** `either` is an easy session whose place a session of intervals may take */
export type Day = 'easy' | 'interval' | 'either' | 'rest'

const exactly = (count: number): Span => ({ from: count, to: count })

/** Both programs begin alike. */
const firstWeeks: ProgramPhase = {
  weeks: { from: 1, to: 2 },
  sessions: exactly(3),
  intervals: exactly(0),
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
    weeks: { from: 3, to: 5 },
    sessions: exactly(4),
    intervals: exactly(1),
    intervalMinutes: 45,
    easyMinutes: [
      [25, 25, 20],
      [30, 25, 25],
      [30, 30, 30],
    ],
    days: ['easy', 'rest', 'interval', 'rest', 'easy', 'easy', 'rest'],
  },
  {
    weeks: { from: 6, to: 8 },
    sessions: exactly(5),
    intervals: exactly(2),
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
    weeks: { from: 3, to: 4 },
    sessions: { from: 3, to: 4 },
    intervals: exactly(1),
    intervalMinutes: 35,
    easyMinutes: [
      [30, 25, 25],
      [30, 30, 30],
    ],
    days: ['easy', 'rest', 'interval', 'rest', 'easy', 'easy', 'rest'],
  },
  {
    weeks: { from: 5, to: 6 },
    sessions: exactly(4),
    intervals: { from: 1, to: 2 },
    intervalMinutes: 35,
    easyMinutes: [
      [35, 30, 35],
      [40, 35, 35],
    ],
    days: ['easy', 'interval', 'rest', 'easy', 'either', 'rest', 'rest'],
  },
  {
    weeks: { from: 7, to: 8 },
    sessions: exactly(4),
    intervals: { from: 1, to: 2 },
    intervalMinutes: 45,
    easyMinutes: [
      [35, 30, 45],
      [40, 40, 45],
    ],
    days: ['easy', 'interval', 'rest', 'easy', 'either', 'rest', 'rest'],
  },
]

/** Minutes of a week of the program, all sessions together. */
export function weekTotal({ intervals, intervalMinutes }: ProgramPhase, easy: readonly number[]): number {
  return easy.reduce((total, minutes) => total + minutes, intervals.from * intervalMinutes)
}

/** A test at the start, then every 4 weeks; after how many weeks. */
export const testsAfterWeeks = [0, weeksBetweenTests, 2 * weeksBetweenTests] as const
