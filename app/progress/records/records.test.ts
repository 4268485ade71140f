import { expect, test } from 'vitest'
import { known, shownRecord, shownRun, squats, walk } from '../testing/shown-record.ts'

test('a run has a margin of a tenth', () =>
  expect(shownRun()).toMatchObject({
    ...{ test: 'cooper-run', vo2max: 40.2, category: 'Bon', isTenth: true },
    margin: expect.closeTo(4.02) as number,
  }))

test('a run that the formula cannot tell has no margin', () =>
  expect(shownRun({ distance: 502 })).toMatchObject({
    ...{ vo2max: 0, margin: null, category: 'Faible' },
    person: { age: 30, gender: 'homme', weight: 70 },
  }))

test('a walk has the standard error that was computed then, and no category', () =>
  expect(shownRecord(walk)).toMatchObject({
    ...{ test: 'rockport-walk', vo2max: 20.4, index: null, margin: 4.6, category: null, isTenth: false },
    person: { age: 68, gender: 'femme', weight: 70 },
  }))

test('an index is no VO2max', () => expect(shownRecord(squats)).toMatchObject({ vo2max: null, index: 6, margin: null }))

test('the margin of a known value is its source’s, which nobody knows', () =>
  expect(shownRecord(known)).toMatchObject({ vo2max: 42, margin: null, category: 'Bon' }))
