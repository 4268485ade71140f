import ICAL from 'ical.js'
import { convertIcsCalendar } from 'ts-ics'
import { expect, test } from 'vitest'
import { programInBlocks, programInPhases, programOfWalks } from '../../content/data/programs.ts'
import { program as fr } from '../../i18n/fr/program.ts'
import { calendarFile } from '../calculator/calendar-file.ts'
import { eventsOf, nextCalendar } from './program-calendar.ts'
import { sessionsOf, type Session } from './schedule.ts'
import type { StoredProgram } from './stored-program.ts'

const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ')

const program: StoredProgram = { plan: 'main', start: '2026-11-30', hour: '18:30', age: 35, done: [] }
const runs = sessionsOf(programInPhases, 'main')
const walks = sessionsOf(programOfWalks, 'walks')

/** Returns a calendar file, and the program as it is stored afterwards. */
function download(program: StoredProgram, sessions: readonly Session[] = runs, hasAlarm = false) {
  const calendar = nextCalendar(program, sessions, hasAlarm)
  const events = eventsOf(program, calendar, sessions, fr).map((event) => ({ ...event, url: 'https://example.org/' }))
  const file = calendarFile(events, { language: 'fr', now: new Date('2026-11-23T12:00:00Z') })
  return { file, stored: { ...program, calendar } }
}

interface ParsedEvent {
  uid: string
  sequence: number
  /** the local time, as 2026-11-30T18:30 */
  start: string
  minutes: number
  title: string
  text: string
  isCancelled: boolean
  alarms: number
}

const parsers: { name: string; parse: (file: string) => ParsedEvent[] }[] = [
  {
    name: 'ical.js',
    parse: (file) =>
      new ICAL.Component(ICAL.parse(file) as never).getAllSubcomponents('vevent').map((component) => {
        const event = new ICAL.Event(component)
        return {
          uid: event.uid,
          sequence: event.sequence,
          start: event.startDate.toString().slice(0, 16),
          minutes: event.duration.toSeconds() / 60,
          title: withPlainSpaces(event.summary),
          text: withPlainSpaces(event.description),
          isCancelled: component.getFirstPropertyValue('status') === 'CANCELLED',
          alarms: component.getAllSubcomponents('valarm').length,
        }
      }),
  },
  {
    name: 'ts-ics',
    parse: (file) =>
      convertIcsCalendar(undefined, file).events!.map((event) => ({
        uid: event.uid,
        sequence: event.sequence ?? 0,
        start: (event.start.local?.date ?? event.start.date).toISOString().slice(0, 16),
        minutes: (event.duration?.hours ?? 0) * 60 + (event.duration?.minutes ?? 0),
        title: withPlainSpaces(event.summary),
        text: withPlainSpaces(event.description ?? ''),
        isCancelled: event.status === 'CANCELLED',
        alarms: event.alarms?.length ?? 0,
      })),
  },
]

/**
 * Imports files in order, as RFC 5546 requires: an event replaces one with its UID unless that has a higher sequence.
 */
function imported(parse: (file: string) => ParsedEvent[], files: string[]): ParsedEvent[] {
  const events = new Map<string, ParsedEvent>()
  for (const event of files.flatMap(parse)) {
    if (event.sequence >= (events.get(event.uid)?.sequence ?? 0)) events.set(event.uid, event)
  }
  return [...events.values()].filter(({ isCancelled }) => !isCancelled)
}

test.each(parsers)('$name reads every session and the two tests, at their local hour', ({ parse }) => {
  const events = parse(download(program).file)
  expect(events).toHaveLength(33)
  expect(events[0]).toMatchObject({
    start: '2026-11-30T18:30',
    minutes: 35,
    title: 'VO2max : 35 min tranquilles',
    text: '35 min tranquilles : vous pouvez parler, pouls de 110 à 128.',
    alarms: 0,
  })
  expect(events.map(({ title }) => title)).toContain('VO2max : 5 × 3 min')
  const tests = events.filter(({ title }) => title === 'VO2max : test de 12 minutes')
  expect(tests.map(({ start }) => start)).toEqual(['2026-12-23T18:30', '2027-01-22T18:30'])
})

test.each(parsers)('$name reads an alarm in every event only if it was chosen', ({ parse }) => {
  const { stored, file } = download(program, runs, true)
  expect(parse(file).every(({ alarms }) => alarms === 1)).toBe(true)
  expect(parse(download(stored).file).every(({ alarms }) => alarms === 0)).toBe(true)
})

test.each(parsers)('a calendar that imports a file twice has no doubles, by $name', ({ parse }) => {
  const first = download(program)
  expect(imported(parse, [first.file, first.file])).toHaveLength(33)
  expect(imported(parse, [first.file, download(first.stored).file])).toHaveLength(33)
})

test.each(parsers)('a changed program replaces the events of the first, by $name', ({ parse }) => {
  const first = download(program)
  const later = download({ ...first.stored, start: '2026-12-07', hour: '07:00' })
  for (const files of [
    [first.file, later.file],
    [later.file, first.file],
  ]) {
    const events = imported(parse, files)
    expect(events).toHaveLength(33)
    expect(events[0]!.start).toBe('2026-12-07T07:00')
  }
})

test.each(parsers)('a shorter program cancels the events that a longer one had, by $name', ({ parse }) => {
  const first = download({ ...program, plan: 'walks' }, walks)
  const second = download({ ...first.stored, plan: 'main' })
  const third = download(second.stored, sessionsOf(programInBlocks, 'main'))
  const counts = [[first], [first, second], [first, second, third]].map(
    (files) =>
      imported(
        parse,
        files.map(({ file }) => file),
      ).length,
  )
  expect(counts).toEqual([35, 33, 30])
})

test.each(parsers)('two people whose programs begin the same day have all sessions of both, by $name', ({ parse }) => {
  expect(imported(parse, [download(program).file, download(program).file])).toHaveLength(66)
})
