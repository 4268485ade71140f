import { expect, test } from 'vitest'
import { calculationOf, type SavedCalculation } from '../../../contract/calculation.ts'
import { measurementOf, type Measured, type SavedMeasurement } from '../../../contract/measurement.ts'
import { defaultRun } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { recordsOf, shownOf } from './records.ts'

const createdAt = '2026-11-21T12:00:00.000Z'
const run = (id: string): SavedCalculation => ({ ...calculationOf(defaultRun), id, createdAt })
const kept = (id: string, measured: Measured): SavedMeasurement => ({ ...measurementOf(measured)!, id, createdAt })
const walk: Measured = {
  test: 'rockport-walk',
  inputs: { age: 68, gender: 'femme', weight: 70, seconds: 960, pulse: 140 },
}

test('records of both kinds are in the order of their time, newest first', () => {
  const lists = { calculations: [run('d'), run('b')], measurements: [kept('c', walk), kept('a', walk)] }
  expect(recordsOf(lists).map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a'])
})

test('an instance of the version before answers runs alone', () =>
  expect(recordsOf({ calculations: [run('a')] }).map(({ id }) => id)).toEqual(['a']))

test('a run has a margin of a tenth', () =>
  expect(shownOf(run('a'))).toMatchObject({
    test: 'cooper-run',
    vo2max: 40.2,
    margin: expect.closeTo(4.02),
    category: 'Bon',
  }))

test('a run that the formula cannot tell has no margin', () =>
  expect(shownOf({ ...calculationOf({ ...defaultRun, distance: 502 }), id: 'a', createdAt })).toMatchObject({
    ...{ vo2max: 0, margin: null, category: 'Faible' },
    person: { ...defaultRun, distance: 502 },
  }))

test('a walk has the standard error that was computed then, and no category', () =>
  expect(shownOf(kept('a', walk))).toMatchObject({
    ...{ test: 'rockport-walk', vo2max: 20.4, index: null, margin: 4.6, category: null },
    person: { age: 68, gender: 'femme', weight: 70 },
  }))

test('an index is no VO2max', () => {
  const inputs = { restingPulse: 65, pulseAfterSquats: 110, pulseAfterOneMinute: 75 }
  expect(shownOf(kept('a', { test: 'ruffier-dickson-index', inputs }))).toMatchObject({
    vo2max: null,
    index: 6,
    margin: null,
  })
})

test('the margin of a known value is its source’s, which nobody knows', () => {
  const known = kept('a', { test: 'known-value', inputs: { vo2max: 42, age: 30, gender: 'homme' } })
  expect(shownOf(known)).toMatchObject({ vo2max: 42, margin: null, category: 'Bon' })
})
