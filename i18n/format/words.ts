import { type DurationName, millisecondsOf } from '#contract/published-constants.ts'
import type { Locale } from '../locales.ts'
import { formatDayOfMomentInSentence } from './date.ts'
import { formatNumber } from './number.ts'

/**
 * Returns the day in words, such as 14 avril, on which these durations, added up, have passed since `day`. Adds the
 * year if it differs from the year of `day`.
 */
export function dayAfterInWords(day: string, names: DurationName[], locale: Locale): string {
  const noon = `${day}T12:00:00Z`
  const passed = names.reduce((total, name) => total + millisecondsOf(name), 0)
  return formatDayOfMomentInSentence(new Date(Date.parse(noon) + passed).toISOString(), locale, noon)
}

const smallCounts: Record<Locale, string[]> = {
  fr: ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
}

/** Writes a count in words up to ten, feminine in French: cinq, five. */
export function countInWords(count: number, locale: Locale): string {
  return smallCounts[locale][count] ?? formatNumber(count, locale)
}
