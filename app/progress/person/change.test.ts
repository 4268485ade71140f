import { expect, test } from 'vitest'
import type { ShownRecord } from '../records/records.ts'
import { shownRecord, shownRun } from '../testing/shown-record.ts'
import { changeOf, isWithin } from './change.ts'

const run = (day: string, distance: number) => shownRun({ distance }, day, `${day}T12:00:00.000Z`)
const known = (day: string, vo2max: number) =>
  shownRecord({ test: 'known-value', inputs: { vo2max, age: 30, gender: 'homme' } }, day, `${day}T12:00:00.000Z`)
const change = (...records: ShownRecord[]) => changeOf(records)

test('a change counts from the oldest result of the same test, with the margins of both as the root of their squares', () =>
  expect(change(run('2026-11-21', 2500), run('2026-10-24', 2450), run('2026-09-26', 2400))).toEqual({
    by: 2.2,
    since: '2026-09-26T12:00:00.000Z',
    margin: 5.8, // √(4.24² + 4.02²)
  }))

test('what another test gave does not count', () => {
  const since = '2026-10-24T12:00:00.000Z'
  expect(change(run('2026-11-21', 2300), known('2026-11-01', 60), run('2026-10-24', 2400))).toMatchObject({
    by: -2.1,
    since,
  })
  expect(change(known('2026-11-21', 60), run('2026-10-24', 2400))).toBeUndefined()
})

test('one result is no change', () => expect(change(run('2026-11-21', 2400))).toBeUndefined())

test('nobody knows the margin of a value that was measured elsewhere', () =>
  expect(change(known('2026-11-21', 43), known('2026-10-24', 42))).toMatchObject({ by: 1, margin: null }))

test('where one margin of the two is unknown, so is that of the change', () => {
  const [latest, first] = [run('2026-11-21', 2500), run('2026-10-24', 2400)]
  expect(change({ ...latest, margin: null }, first)).toMatchObject({ margin: null })
  expect(change(latest, { ...first, margin: null })).toMatchObject({ margin: null })
})

test('a change is within the margin up to the decimal that is shown of both', () => {
  expect([3.9, 4, -4, 0].map((by) => isWithin({ by, margin: 4 }))).toEqual([true, true, true, true])
  expect([4.1, -4.1].map((by) => isWithin({ by, margin: 4 }))).toEqual([false, false])
})
