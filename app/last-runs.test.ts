// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { changeRun, rememberRun, useLastRuns } from './last-runs.ts'
import { rememberSaving } from './outbox/saving-preference.ts'

const man = { age: 35, gender: 'homme', weight: 70, distance: 2400 } as const
const woman = { ...man, gender: 'femme', distance: 2000 } as const

beforeEach(() => {
  rememberSaving(true)
  localStorage.clear()
})
const lastRuns = () => renderHook(useLastRuns).result.current

test('the last run of each person is kept, with the one of an earlier day', () => {
  rememberRun(man, '2026-11-21')
  rememberRun(woman, '2026-11-22')
  rememberRun({ ...man, distance: 2500 }, '2026-12-19')
  rememberRun({ ...man, age: 36, distance: 2510 }, '2026-12-19')
  rememberRun({ ...man, age: 38 }, '2026-12-20')
  expect(lastRuns()).toEqual([
    { run: { ...man, age: 38 }, day: '2026-12-20' },
    { run: { ...man, age: 36, distance: 2510 }, day: '2026-12-19' },
    { run: man, day: '2026-11-21' },
    { run: woman, day: '2026-11-22' },
  ])
})

test('a run that its reader corrects or deletes is no longer remembered as it was', () => {
  rememberRun(man, '2026-11-21')
  rememberRun(woman, '2026-11-22')
  rememberRun({ ...man, distance: 2500 }, '2026-12-19')
  changeRun({ ...man, distance: 2500 }, { ...man, distance: 2600 })
  changeRun(woman)
  expect(lastRuns()).toEqual([
    { run: { ...man, distance: 2600 }, day: '2026-12-19' },
    { run: man, day: '2026-11-21' },
  ])
  changeRun({ ...man, distance: 2600 })
  expect(lastRuns()).toEqual([{ run: man, day: '2026-11-21' }])
  changeRun(man)
  expect(localStorage).toHaveLength(0)
})

test('who has asked us to stop is not remembered', () => {
  rememberSaving(false)
  rememberRun(man, '2026-11-22')
  expect(lastRuns()).toEqual([])
})
