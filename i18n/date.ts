import { languageTag, type Locale } from './locales.ts'

/** Where the site lives: server and browser write the same time, wherever they are. */
const timeZone = 'America/Toronto'

const dates = inLanguage({ dateStyle: 'long', timeZone: 'UTC' })
const moments = inLanguage({ dateStyle: 'medium', timeStyle: 'short', timeZone })
/** Swedish dates are those of ISO 8601 */
let sortable: Intl.DateTimeFormat | undefined
let offsets: Intl.DateTimeFormat | undefined
const weekdays = inLanguage({ weekday: 'long', day: 'numeric', month: 'short', timeZone: 'UTC' })
const days = inLanguage({ day: 'numeric', month: 'short', timeZone })
const longDays = inLanguage({ day: 'numeric', month: 'long', timeZone })
const months = inLanguage({ month: 'long', timeZone })
const monthsOfYears = inLanguage({ month: 'long', year: 'numeric', timeZone })

/** A day, ISO 8601, as the language writes it: 15 juin 2024, June 15, 2024. */
export function formatDate(day: string, locale: Locale): string {
  return withWholeDay(dates(locale).format(new Date(day)))
}

/** A day, ISO 8601, with its weekday and without its year: lundi 23 nov., Monday, Nov 23. */
export function formatWeekday(day: string, locale: Locale): string {
  return withWholeDay(weekdays(locale).format(new Date(day)))
}

/** A moment, ISO 8601, as the language writes it, in the time of Montréal: 21 nov. 2026, 7 h 05. */
export function formatMoment(moment: string, locale: Locale): string {
  const written = withWholeDay(moments(locale).format(new Date(moment)))
  // browsers write 07 h 05, and let the line break within it
  return locale === 'fr' ? written.replace(/0?(\d+) h\s(\d)/, '$1\u00a0h\u00a0$2') : written
}

/** A moment, ISO 8601, in the time of Montréal, in the form that spreadsheets of both languages read: 2026-11-21 07:05:00. */
export function momentForSpreadsheets(moment: string): string {
  sortable ??= new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone })
  return sortable.format(new Date(moment))
}

/** The offset from UTC of a moment, ISO 8601, at Montréal: UTC-04:00. It tells apart the two hours of November that share a name. */
export function utcOffset(moment: string): string {
  offsets ??= new Intl.DateTimeFormat('en', { timeZoneName: 'longOffset', timeZone })
  const parts = offsets.formatToParts(new Date(moment))
  return parts.find(({ type }) => type === 'timeZoneName')!.value.replace('GMT', 'UTC')
}

/** A day on the axis of a plot, in the time of Montréal, without its year: 21 nov. */
export function formatDay(moment: Date, locale: Locale): string {
  return withWholeDay(days(locale).format(moment))
}

/** The same in full, as it stands in a sentence: 21 novembre, 1er novembre, November 21; of another year than `now` with it. */
export function formatLongDay(moment: string, locale: Locale, now = new Date().toISOString()): string {
  const day = dayOf(moment)
  const isThisYear = day.slice(0, 4) === dayOf(now).slice(0, 4)
  const written = isThisYear ? withWholeDay(longDays(locale).format(new Date(moment))) : formatDate(day, locale)
  return locale === 'fr' ? written.replace(/^1\u00a0/, '1er\u00a0') : written
}

/** The month of a moment, ISO 8601, in the time of Montréal: septembre, September; of another year than `now` with it. */
export function formatMonth(moment: string, locale: Locale, now: string): string {
  const isThisYear = dayOf(moment).slice(0, 4) === dayOf(now).slice(0, 4)
  return (isThisYear ? months : monthsOfYears)(locale).format(new Date(moment))
}

/** A local day, ISO 8601, in a sentence: 21 novembre, November 21; of another year than this with it. */
export const longDay = (day: string, locale: Locale) => formatLongDay(`${day}T12:00:00Z`, locale)

/** The day of a moment, in the time of Montréal, ISO 8601: 2026-11-21. */
export function dayOf(moment: string): string {
  return momentForSpreadsheets(moment).slice(0, 10)
}

/** A day and its month stay on one line, 21 nov. or Nov 21, and so do an hour and its half of the day, 7:05 a.m. */
function withWholeDay(written: string): string {
  return written.replace(/^(\d+) | (?=\d{1,2}(?:,|$)|[ap]\.m\.)/g, '$1\u00a0')
}

/** The format in each language, made when it is first used: to make one takes some fifty times as long as to use it. */
function inLanguage(options: Intl.DateTimeFormatOptions): (locale: Locale) => Intl.DateTimeFormat {
  const formats: Partial<Record<Locale, Intl.DateTimeFormat>> = {}
  return (locale) => (formats[locale] ??= new Intl.DateTimeFormat(languageTag[locale], options))
}
