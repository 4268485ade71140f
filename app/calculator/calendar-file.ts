import { useLocation } from 'react-router'
import type { ProtocolName } from '../../domain/protocols/registry.ts'
import { localDay } from '../../i18n/format/day.ts'
import type { Locale } from '../../i18n/locales.ts'
import { useMessages } from '../messages.ts'
import { nextTest, useCurrentProgram } from '../program/current/current-program.ts'
import type { KnownPerson } from '../program/current/program-goal.ts'
import { useProtocolMessages } from './messages.ts'

export interface CalendarEvent extends Record<'id' | 'title' | 'text' | 'url', string> {
  /** the local date, as 2026-12-19 */
  day: string
  /** the local start time, as 18:30; without it the event lasts all day */
  time?: { start: string; minutes: number }
  /** how many times the event was revised */
  sequence?: number
  /** whether calendars that contain the event must remove it */
  isCancelled?: boolean
  /** whether to alert an hour before */
  hasAlarm?: boolean
}

/**
 * Returns an iCalendar file (RFC 5545). Times are floating: local time wherever the file is opened. An all-day event is
 * marked as free time.
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  { language, now }: { language: Locale; now: Date },
): string {
  const compact = (text: string) => text.replace(/[-:]|\.\d+/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//VO2max//Calculator//${language.toUpperCase()}`,
    ...events.flatMap(({ id, day, time, title, text, url, sequence, isCancelled, hasAlarm }) => [
      'BEGIN:VEVENT',
      `UID:${id}`,
      `DTSTAMP:${compact(now.toISOString())}`,
      ...(sequence ? [`SEQUENCE:${sequence}`] : []),
      ...(isCancelled ? ['STATUS:CANCELLED'] : []),
      ...(time
        ? [`DTSTART:${compact(`${day}T${time.start}`)}00`, `DURATION:PT${time.minutes}M`]
        : [`DTSTART;VALUE=DATE:${compact(day)}`]),
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(text)}`,
      `URL:${url}`,
      ...(time ? [] : ['TRANSP:TRANSPARENT']),
      ...(hasAlarm
        ? ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(title)}`, 'TRIGGER:-PT1H', 'END:VALARM']
        : []),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** Returns a function that downloads a calendar file. Each event links to the current page. */
export function useCalendarDownload(): (name: string, events: readonly Omit<CalendarEvent, 'url'>[]) => void {
  const { locale } = useMessages()
  const { pathname } = useLocation()
  return (name, events) => {
    const url = window.location.origin + pathname
    const file = calendarFile(
      events.map((event) => ({ ...event, url })),
      { language: locale, now: new Date() },
    )
    downloadFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${name}.ics`)
  }
}

/** Returns a function that downloads a reminder of the next test of a person who has just done a protocol. */
export function useReminderDownload(protocol: ProtocolName, person: KnownPerson, text: string): () => void {
  const download = useCalendarDownload()
  const { again: title } = useProtocolMessages()[protocol]
  const program = useCurrentProgram(person)
  return () =>
    download(title, [
      { id: `${randomId()}@vo2max`, day: nextTest(protocol, program, localDay(new Date())), title, text },
    ])
}

/** Downloads a file. */
export function downloadFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // the browser may still be reading the file
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Returns a random id, which identifies nobody. */
export function randomId(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('')
}

/** Escapes a text value (RFC 5545, section 3.3.11). */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/**
 * Folds a line to at most 75 octets (RFC 5545, section 3.1). A continuation begins with a space. Each part has 18
 * characters, hence at most 72 octets, so that no character is cut.
 */
function folded(line: string): string {
  return new TextEncoder().encode(line).length > 75 ? line.replace(/.{18}(?=.)/gsu, '$&\r\n ') : line
}
