/**
 * Formats of days and times. Not from `Intl`, whose words differ by browser and version: server and browser must render
 * the same text. Arguments are ISO 8601; times are in Montréal's time zone.
 */
import type { Locale } from '../locales.ts'

const months: Record<Locale, string[]> = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}
const shortMonths: Record<Locale, string[]> = {
  fr: 'janv. févr. mars avr. mai juin juill. août sept. oct. nov. déc.'.split(' '),
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
}

/** Returns the year, the month (0 to 11) and the day of the month of a day. */
function partsOf(day: string) {
  const [year = 0, month = 0, dayOfMonth = 0] = day.slice(0, 10).split('-').map(Number)
  return { year, month: month - 1, dayOfMonth }
}

/** Formats a day and its month, with a no-break space: 1er novembre, 21 novembre, November 21. */
function dayAndMonth(day: string, names: Record<Locale, string[]>, locale: Locale): string {
  const { month, dayOfMonth } = partsOf(day)
  const name = names[locale][month]!
  if (locale === 'en') return `${name}\u00a0${dayOfMonth}`
  return `${dayOfMonth === 1 ? '1er' : dayOfMonth}\u00a0${name}`
}

function withYear(written: string, day: string, locale: Locale): string {
  return `${written}${locale === 'fr' ? ' ' : ', '}${partsOf(day).year}`
}

/** Formats a day: 15 juin 2024, June 15, 2024. */
export function formatDay(day: string, locale: Locale): string {
  return withYear(dayAndMonth(day, months, locale), day, locale)
}

/** Formats a day in short: 27 oct., Oct 27. */
export const formatShortDay = (day: string, locale: Locale) => dayAndMonth(day, shortMonths, locale)

/** Formats a moment: 21 nov. 2026, 7 h 05. */
export function formatMoment(moment: string, locale: Locale): string {
  const [day = '', time = ''] = formatMontrealDateTime(moment).split(' ')
  const hour = Number(time.slice(0, 2))
  const minute = time.slice(3, 5)
  const date = withYear(dayAndMonth(day, shortMonths, locale), day, locale)
  if (locale === 'fr') return `${date}, ${hour}\u00a0h\u00a0${minute}`
  return `${date}, ${hour % 12 || 12}:${minute}\u00a0${hour < 12 ? 'a.m.' : 'p.m.'}`
}

/** The time zone of all times, on the server and in every browser. */
const timeZone = 'America/Toronto'
/** Swedish dates have the form of ISO 8601. */
let isoFormat: Intl.DateTimeFormat | undefined

/** Formats a moment in the site's time zone: 2026-11-21 07:05:00. */
export function formatMontrealDateTime(moment: string): string {
  isoFormat ??= new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone })
  return isoFormat.format(new Date(moment))
}

/**
 * Formats the day of a moment for a sentence: 21 novembre, 1er novembre, November 21. Adds the year if it is not the
 * year of `now`.
 */
export function formatDayOfMomentInSentence(moment: string, locale: Locale, now = new Date().toISOString()): string {
  const day = dayOf(moment)
  const written = dayAndMonth(day, months, locale)
  return partsOf(day).year === partsOf(dayOf(now)).year ? written : withYear(written, day, locale)
}

/** Formats a local day for a sentence: 21 novembre, November 21; with the year if it is not the current one. */
export const formatDayInSentence = (day: string, locale: Locale) =>
  formatDayOfMomentInSentence(`${day}T12:00:00Z`, locale)

/** Returns the day of a moment: 2026-11-21. */
export function dayOf(moment: string): string {
  return formatMontrealDateTime(moment).slice(0, 10)
}
