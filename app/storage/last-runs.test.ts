// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runRecordOf } from '../../api/calculate.ts'
import type { Run } from '../../domain/protocols/cooper-run/cooper-run.ts'
import { removeLastRun, syncLastRuns, addLastRun, useLastRuns } from './last-runs.ts'
import { clearOptOut, storeOptOut } from './opt-out.ts'
import { recordsApi } from '../my-results/records-api.ts'

const man = { age: 35, gender: 'homme', weight: 70, distance: 2400 } as const
const woman = { ...man, gender: 'femme', distance: 2000 } as const

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-20T12:00:00') })
  clearOptOut()
  localStorage.clear()
})
afterEach(() => void vi.useRealTimers())
const lastRuns = () => renderHook(useLastRuns).result.current

test('the two people who ran last have their last run, and one of an earlier day', () => {
  addLastRun(man, '2026-11-21')
  addLastRun(woman, '2026-11-22')
  addLastRun({ ...man, distance: 2500 }, '2026-12-19')
  addLastRun({ ...man, age: 36, distance: 2510 }, '2026-12-19')
  addLastRun({ ...man, age: 38 }, '2026-12-20')
  expect(lastRuns()).toEqual([
    { run: { ...man, age: 38 }, day: '2026-12-20' },
    { run: { ...man, age: 36, distance: 2510 }, day: '2026-12-19' },
    { run: man, day: '2026-11-21' },
  ])
})

test('a person’s runs are deleted 60 days after their last one', () => {
  addLastRun(man, '2026-11-01')
  addLastRun(woman, '2026-10-21')
  addLastRun({ ...man, distance: 2500 }, '2026-12-19')
  expect(lastRuns()).toHaveLength(3)
  vi.setSystemTime('2026-12-21T12:00:00')
  expect(lastRuns().map(({ run }) => run.gender)).toEqual(['homme', 'homme'])
  expect(localStorage.getItem('last-runs')).not.toContain('femme')
  vi.setSystemTime('2027-02-18T12:00:00')
  expect([lastRuns(), localStorage.length]).toEqual([[], 0])
})

const listed = (id: string, run: Run) => ({ ...runRecordOf(run), id, createdAt: '2026-12-19T15:00:00Z' })

test('a stored run follows a correction or deletion of its record, whether or not the list is read again', async () => {
  const [first, second] = [listed('a', man), listed('b', woman)]
  addLastRun(man, '2026-11-21')
  addLastRun(woman, '2026-11-22')
  addLastRun({ ...man, distance: 2500 }, '2026-12-19')
  syncLastRuns([listed('c', { ...man, distance: 2500 }), second, first], true)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })))
  await recordsApi.correct('c', runRecordOf({ ...man, distance: 2600 }))
  await recordsApi.remove('b')
  expect(lastRuns()).toEqual([
    { run: { ...man, distance: 2600 }, day: '2026-12-19', id: 'c' },
    { run: man, day: '2026-11-21', id: 'a' },
  ])
  await recordsApi.remove('c')
  expect(lastRuns()).toMatchObject([{ run: man, day: '2026-11-21' }])

  syncLastRuns([], false)
  expect(lastRuns()).toHaveLength(1)
  syncLastRuns([listed('a', { ...man, distance: 2450 })], true)
  expect(lastRuns()).toMatchObject([{ run: { ...man, distance: 2450 } }])
  addLastRun(woman, '2026-12-19') // pending, so in no list
  syncLastRuns([], true)
  expect(lastRuns()).toMatchObject([{ run: woman }])
})

test('of two equal runs, only the deleted one is removed', () => {
  addLastRun(man, '2026-11-21')
  syncLastRuns([listed('a', man)], true)
  addLastRun(man, '2026-12-19')
  syncLastRuns([listed('b', man), listed('a', man)], true)
  removeLastRun('a')
  expect(lastRuns()).toEqual([{ run: man, day: '2026-12-19', id: 'b' }])
  removeLastRun('b')
  expect(localStorage).toHaveLength(0)
})

test('after an opt-out no run is stored', () => {
  storeOptOut()
  addLastRun(man, '2026-11-22')
  expect(lastRuns()).toEqual([])
})
