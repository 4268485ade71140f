import { languageTag, type Locale } from './locales.ts'

/** A day, ISO 8601, as the language writes it: 15 juin 2024, June 15, 2024. */
export function formatDate(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTag[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}

/** Where the site lives: server and browser write the same time, wherever they are. */
const timeZone = 'America/Toronto'

/** A moment, ISO 8601, as the language writes it, in the time of Montréal: 21 nov. 2026, 7 h 05. */
export function formatMoment(moment: string, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTag[locale], { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(moment),
  )
}

/** A day on the axis of a plot, in the time of Montréal, without its year: 21 nov. */
export function formatDay(moment: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTag[locale], { day: 'numeric', month: 'short', timeZone }).format(moment)
}
