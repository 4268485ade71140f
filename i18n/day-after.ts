import { millisecondsOf, type DurationName } from '../contract/promised.ts'
import { formatLongDay } from './date.ts'
import type { Locale } from './locales.ts'

/** The day, without its year, that comes after another when so much has passed: 14 avril. */
export function dayAfter(day: string, names: DurationName[], locale: Locale): string {
  const noon = `${day}T12:00:00Z`
  const passed = names.reduce((total, name) => total + millisecondsOf(name), 0)
  return formatLongDay(new Date(Date.parse(noon) + passed).toISOString(), locale, noon)
}
