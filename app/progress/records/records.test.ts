import { expect, test } from 'vitest'
import { known, shownRecord, shownRun, squats, walk } from '../testing/shown-record.ts'
import { byTest } from './records.ts'

test('a run is followed in metres, with a margin of a tenth and the answer of the site', () =>
  expect(shownRun()).toMatchObject({ value: 2400, unit: 'metres', margin: 240, answer: 40.2, category: 'Bon' }))

test('a distance that was walked has no margin', () =>
  expect(shownRun({ distance: 502 })).toMatchObject({ value: 502, margin: null, answer: 0, category: 'Faible' }))

test('a walk has the standard error that was computed then, and no category', () =>
  expect(shownRecord(walk)).toMatchObject({
    ...{ value: 20.4, answer: 20.4, unit: 'vo2max', margin: 4.6, category: null },
    person: { age: 68, gender: 'femme', weight: 70 },
  }))

test('an index is no VO2max, and nobody knows the margin of a known value', () => {
  expect(shownRecord(squats)).toMatchObject({ value: 6, unit: 'index', margin: null })
  expect(shownRecord(known)).toMatchObject({ value: 42, unit: 'vo2max', margin: null, category: 'Bon' })
})

test('each test stands for itself, that of the newest result first', () =>
  expect(
    byTest([shownRun({}, 'c'), shownRecord(walk, 'b'), shownRun({}, 'a')]).map((all) => all.map(({ id }) => id)),
  ).toEqual([['c', 'a'], ['b']]))
