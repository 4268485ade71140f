import { useLocation } from 'react-router'
import { retestWeeks } from '../../domain/protocols/definition.ts'
import { dateAfter, localDay } from '../../i18n/format/day.ts'
import type { Locale } from '../../i18n/locales.ts'
import { useMessages } from '../messages.ts'

interface CalendarEvent extends Record<'id' | 'title' | 'text' | 'url', string> {
  /** the local date, as 2026-12-19 */
  day: string
  /** the local hour, as 18:30, and how long it lasts; a whole day without */
  time?: { start: string; minutes: number }
}

/** An iCalendar file (RFC 5545). An event without an hour takes no time of its day; an hour is that of wherever its reader is. */
export function calendarFile(
  events: readonly CalendarEvent[],
  { language, now }: { language: Locale; now: Date },
): string {
  const compact = (text: string) => text.replace(/[-:]|\.\d+/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//VO2max//Calculator//${language.toUpperCase()}`,
    ...events.flatMap(({ id, day, time, title, text, url }) => [
      'BEGIN:VEVENT',
      `UID:${id}`,
      `DTSTAMP:${compact(now.toISOString())}`,
      ...(time
        ? [`DTSTART:${compact(`${day}T${time.start}`)}00`, `DURATION:PT${time.minutes}M`]
        : [`DTSTART;VALUE=DATE:${compact(day)}`]),
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(text)}`,
      `URL:${url}`,
      ...(time ? [] : ['TRANSP:TRANSPARENT']),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** Hands the reader a calendar file of events, with the address of the page that they come from. */
export function useCalendar(): (name: string, events: readonly Omit<CalendarEvent, 'url'>[]) => void {
  const { locale } = useMessages()
  const { pathname } = useLocation()
  return (name, events) => {
    const url = window.location.origin + pathname
    const file = calendarFile(
      events.map((event) => ({ ...event, url })),
      { language: locale, now: new Date() },
    )
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${name}.ics`)
  }
}

/** The same of the next test, four weeks from now: what to do then, and what helps to do it alike. */
export function useCalendarFile(title: string, text: string): () => void {
  const save = useCalendar()
  const day = () => dateAfter(localDay(new Date()), retestWeeks * 7)
  return () => save(title, [{ id: eventId(), day: day(), title, text }])
}

/** Hands a file to the reader as any download. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // the browser may not have read it yet
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** An id that no other event has, and that says nothing of whose it is. */
function eventId(): string {
  return `${[...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('')}@vo2max`
}

/** Section 3.3.11. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** Section 3.1: lines of at most 75 octets, of which no character is cut: 18 characters have 72 at most. A line goes on after a space. */
function folded(line: string): string {
  return new TextEncoder().encode(line).length > 75 ? line.replace(/.{18}(?=.)/gsu, '$&\r\n ') : line
}
