import { testsAfterWeeks, weeksOf, type ProgramPhase } from '../../content/data/programs.ts'
import { dateAfter } from '../../i18n/format/day.ts'

export interface Session {
  /** from 1 */
  week: number
  /** of the start, 0 for the first */
  day: number
  kind: 'easy' | 'interval' | 'test'
  /** from the warm-up to the end of the cool-down */
  minutes: number
}

/** The program of the page, or walks alone. */
export const plans = ['main', 'walks'] as const
export type Plan = (typeof plans)[number]

/**
 * With the warm-up and the cool-down: 10 minutes around the run, 5 around the mile. Source of the first: content brief, the
 * protocol of Cooper's test.
 */
const testMinutes: Record<Plan, number> = { main: 32, walks: 35 }

/**
 * Every session of a program in its order. In the weeks that end with a test, it takes the place of the last session of
 * intervals; a session that may be of either kind is easy.
 */
export function sessionsOf(phases: readonly ProgramPhase[], plan: Plan): Session[] {
  return weeksOf(phases).flatMap(({ phase: { days, intervalMinutes }, easy }, index) => {
    const week = index + 1
    const minutes = [...easy]
    const tested = (testsAfterWeeks as readonly number[]).includes(week) ? days.lastIndexOf('interval') : -1
    return days.flatMap((kind, day): Session[] => {
      const at = { week, day: index * 7 + day }
      if (kind === 'rest') return []
      if (day === tested) return [{ ...at, kind: 'test', minutes: testMinutes[plan] }]
      if (kind === 'interval') return [{ ...at, kind, minutes: intervalMinutes }]
      return [{ ...at, kind: 'easy', minutes: minutes.shift()! }]
    })
  })
}

/** The Monday that comes next, never today. */
export function nextMonday(today: string): string {
  return dateAfter(today, 7 - ((new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7))
}
