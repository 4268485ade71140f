import { expect, test } from 'vitest'
import { displayedRecord, displayedRun } from '../testing/displayed-record.ts'
import { changeOf, nextTestAfter } from './progress-summary.tsx'

const run = (day: string, distance: number) => displayedRun({ distance }, day, `${day}T12:00:00.000Z`)
const known = (day: string, vo2max: number) =>
  displayedRecord(
    { protocol: 'known-value', inputs: { vo2max, age: 30, gender: 'homme' } },
    day,
    `${day}T12:00:00.000Z`,
  )

test('a change is from the oldest result, and its margin is the root of the sum of both squared margins', () =>
  expect(changeOf([run('2026-11-21', 2498), run('2026-10-24', 2443), run('2026-09-26', 2400)])).toEqual({
    by: 98,
    since: '2026-09-26T12:00:00.000Z',
    margin: 346.4, // √(249.8² + 240²)
  }))

test('a single result has no change', () => expect(changeOf([run('2026-11-21', 2400)])).toBeUndefined())

test('if either margin is unknown, so is that of the change', () => {
  expect(changeOf([known('2026-11-21', 43), known('2026-10-24', 42)])).toMatchObject({ by: 1, margin: null })
  expect(changeOf([run('2026-11-21', 2500), run('2026-10-24', 800)])).toMatchObject({ by: 1700, margin: null })
})

test.each([
  // an evening in Montréal, the next day in UTC
  ['2026-11-22T04:30:00.000Z', '2026-12-19'],
  // daylight saving time ends in between
  ['2026-10-24T03:30:00.000Z', '2026-11-20'],
])('after a result at %s the next test is on %s', (createdAt, day) => expect(nextTestAfter(createdAt)).toBe(day))
