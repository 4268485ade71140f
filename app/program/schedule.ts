import { testsAfterWeeks, weeksOf, type ProgramPhase } from '../../content/data/programs.ts'
import { dateAfter } from '../../i18n/format/day.ts'

export interface Session {
  /** from 1 */
  week: number
  /** days since the start, from 0 */
  day: number
  kind: 'easy' | 'interval' | 'test'
  /** from the warm-up to the end of the cool-down */
  minutes: number
}

/** The main program of the page, or the walking program. */
export const plans = ['main', 'walks'] as const
export type Plan = (typeof plans)[number]

/**
 * Duration of a test with its warm-up and cool-down: 10 minutes each with the run, 5 with the walked mile. Source for
 * the run: content brief, the protocol of Cooper's test.
 */
const testMinutes: Record<Plan, number> = { main: 32, walks: 35 }

/**
 * Returns every session of a program in order. In weeks with a test, it replaces the last interval session. A session
 * that may be easy or interval is easy.
 */
export function sessionsOf(phases: readonly ProgramPhase[], plan: Plan): Session[] {
  return weeksOf(phases).flatMap(({ phase: { days, intervalMinutes }, easy }, weekIndex) => {
    const week = weekIndex + 1
    const easyMinutes = [...easy]
    const testDay = (testsAfterWeeks as readonly number[]).includes(week) ? days.lastIndexOf('interval') : -1
    return days.flatMap((kind, weekday): Session[] => {
      const date = { week, day: weekIndex * 7 + weekday }
      if (kind === 'rest') return []
      if (weekday === testDay) return [{ ...date, kind: 'test', minutes: testMinutes[plan] }]
      if (kind === 'interval') return [{ ...date, kind, minutes: intervalMinutes }]
      return [{ ...date, kind: 'easy', minutes: easyMinutes.shift()! }]
    })
  })
}

/** Returns the date of the next Monday, never today. */
export function nextMonday(today: string): string {
  return dateAfter(today, 7 - ((new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7))
}
