// @vitest-environment happy-dom
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { programInPhases } from '../../content/data/programs.ts'
import { program as french } from '../../i18n/fr/program.ts'
import { calendarFile } from '../calculator/calendar-file.ts'
import { sessionsOf } from './schedule.ts'
import { eventsOf, storedProgram, type StoredProgram } from './stored-program.ts'

const program: StoredProgram = { plan: 'main', start: '2026-11-30', hour: '18:30', age: 35, done: [] }

test('a published parser reads every session and the two tests, at their local hour', () => {
  const given = eventsOf(program, sessionsOf(programInPhases, 'main'), french).map((event) => ({ ...event, url: 'x:' }))
  const file = calendarFile(given, { language: 'fr', now: new Date('2026-11-23T12:00:00Z') })
  const events = new ICAL.Component(ICAL.parse(file) as never)
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))
  expect(events).toHaveLength(33)
  const [first] = events
  expect(first!.summary).toBe('VO2max, facile')
  expect(first!.startDate.toString()).toBe('2026-11-30T18:30:00')
  expect(first!.endDate.toString()).toBe('2026-11-30T19:05:00')
  expect(first!.startDate.zone.tzid).toBe('floating')
  expect(first!.description).toBe('Vous pouvez parler. Pouls\u00a0: 110-128.')
  const tests = events.filter(({ summary }) => summary.includes('test'))
  expect(tests.map(({ startDate }) => startDate.toString())).toEqual(['2026-12-23T18:30:00', '2027-01-22T18:30:00'])
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(33)
})

test.each([
  { start: '9999-12-31' },
  { start: '2019-12-31' },
  { start: '12026-11-30' },
  { hour: '24:00' },
  { hour: '' },
  { age: 1e9 },
  { done: ['x'] },
  { gender: 'x' },
  { goal: { distance: 100, more: 100 } },
  { goal: { distance: 2500, more: -1 } },
  { goal: { distance: 2500, more: 100, since: 'x' } },
])('a stored program with %j is dropped', (wrong) => {
  localStorage.setItem('program', JSON.stringify({ ...program, ...wrong }))
  expect(storedProgram.get()).toBeUndefined()
})

test.each([
  {},
  { gender: 'homme', goal: { distance: 2500, more: 100, since: '2026-11-21' } },
  // from before the day of a goal and its gender were stored
  { goal: { distance: 2500, more: 100 } },
])('a stored program with %j is read', (fields) => {
  localStorage.setItem('program', JSON.stringify({ ...program, ...fields }))
  expect(storedProgram.get()).toEqual({ ...program, ...fields })
})
