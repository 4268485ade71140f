import type { Locale } from '../../../i18n/locales.ts'

interface CalendarEvent extends Record<'id' | 'title' | 'text' | 'url', string> {
  language: Locale
  /** when the file is made */
  now: Date
  /** of which the local date counts */
  day: Date
}

/** An iCalendar file with one event that lasts a day and takes no time of it. Source: RFC 5545. */
export function calendarFile({ language, id, now, day, title, text, url }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//VO2max//Calculator//${language.toUpperCase()}`,
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${isoDay(day).replaceAll('-', '')}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** The same day of the week, four weeks later. */
export function fourWeeksAfter(day: Date): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 28)
}

/** The local date, ISO 8601: that of Swedish. */
export const isoDay = (day: Date) => day.toLocaleDateString('sv')

/** Section 3.3.11. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** Section 3.1: lines of at most 75 octets, of which no character is cut; a line goes on after a space. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let [whole, octets] = ['', 0]
  for (const character of line) {
    const size = encoder.encode(character).length
    const isFull = octets + size > 75
    whole += isFull ? `\r\n ${character}` : character
    octets = isFull ? 1 + size : octets + size
  }
  return whole
}
