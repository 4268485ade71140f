import { easy, recipeOf, type Recipe } from '../../content/data/recipes.ts'
import {
  mainProgram,
  programOfWalks,
  testsAfterWeeks,
  weeksOf,
  type ProgramPhase,
} from '../../content/data/programs.ts'
import type { HeartRateZone } from '../../domain/heart-rate.ts'
import { dateAfter } from '../../i18n/format/day.ts'
import type { Locale } from '../../i18n/locales.ts'

export interface Session {
  /** from 1 */
  week: number
  /** days since the start, from 0 */
  day: number
  kind: 'easy' | 'interval' | 'test'
  recipe: Recipe
  /** heart rate of the hard stretches */
  zone?: HeartRateZone | undefined
}

/** The main program of the page, or the walking program. */
export const plans = ['main', 'walks'] as const
export type Plan = (typeof plans)[number]

/** Returns the phases of a program in the language of the page. */
export function phasesOf(plan: Plan, locale: Locale): readonly ProgramPhase[] {
  return plan === 'walks' ? programOfWalks : mainProgram[locale]
}

/** Weeks of every program. */
const programWeeks = 8

/** Returns the last date of a program that begins on `start`. */
export const lastDayOf = (start: string) => dateAfter(start, programWeeks * 7 - 1)

/** Returns the week of a program on a date: 1 before the program begins, undefined once it has ended. */
export function weekOn(start: string, date: string): number | undefined {
  for (let week = 1; week <= programWeeks; week++) if (date < dateAfter(start, week * 7)) return week
  return undefined
}

/** Source for the run: content brief, the protocol of Cooper's test. A walked mile takes about 25 minutes. */
const testRecipes: Record<Plan, Recipe> = {
  main: [easy(10), { pace: 'test', minutes: 12 }, easy(10)],
  walks: [easy(5), { pace: 'test', minutes: 25 }, easy(5)],
}

/**
 * Returns every session of a program in order. In weeks with a test, the test replaces the last interval session. A
 * session that may be easy or interval (`either`) is easy.
 */
export function sessionsOf(phases: readonly ProgramPhase[], plan: Plan): Session[] {
  return weeksOf(phases).flatMap(({ phase: { days, intervalSession }, easy: minutes }, weekIndex) => {
    const week = weekIndex + 1
    const easyMinutes = [...minutes]
    const testDay = (testsAfterWeeks as readonly number[]).includes(week) ? days.lastIndexOf('interval') : -1
    return days.flatMap((kind, dayOfWeek): Session[] => {
      const date = { week, day: weekIndex * 7 + dayOfWeek }
      if (kind === 'rest') return []
      if (dayOfWeek === testDay) return [{ ...date, kind: 'test', recipe: testRecipes[plan] }]
      if (kind === 'interval')
        return [{ ...date, kind, recipe: recipeOf(intervalSession!), zone: intervalSession!.zone }]
      return [{ ...date, kind: 'easy', recipe: [easy(easyMinutes.shift()!)] }]
    })
  })
}

/**
 * Returns the date of the next test in a program's sessions; undefined if none is left. A test counts as done once
 * there is a result from its week or later. A test that is late is still next until its week ends.
 */
export function nextTestIn(
  sessions: readonly Session[],
  start: string,
  { today, lastResult = '' }: { today: string; lastResult?: string | undefined },
): string | undefined {
  const next = sessions.find(({ kind, week }) => {
    const [weekStart, nextWeekStart] = [dateAfter(start, week * 7 - 7), dateAfter(start, week * 7)]
    return kind === 'test' && weekStart > lastResult && nextWeekStart > today
  })
  return next && dateAfter(start, next.day)
}

/** Returns the date of the next Monday, never today. */
export function nextMonday(today: string): string {
  return dateAfter(today, 7 - ((new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7))
}
