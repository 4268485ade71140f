import { languageTag, type Locale } from './locales.ts'

/** A day, ISO 8601, as the language writes it: 15 juin 2024, June 15, 2024. */
export function formatDate(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTag[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}
