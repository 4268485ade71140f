// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { forgetRuns, lastRuns, rememberRun } from './last-runs.ts'
import { storeProgram, storedProgram } from './program/stored-program.ts'
import { rememberSaving } from './outbox/saving-preference.ts'
import { withdrawAll } from './outbox/withdraw.ts'

const man = { age: 35, gender: 'homme', weight: 70, distance: 2400 } as const
const woman = { ...man, gender: 'femme', distance: 2000 } as const

beforeEach(() => {
  rememberSaving(true)
  forgetRuns()
})

test('the last run of each person is kept, with the one of an earlier day', () => {
  rememberRun(man, '2026-11-21')
  rememberRun(woman, '2026-11-22')
  rememberRun({ ...man, distance: 2500 }, '2026-12-19')
  rememberRun({ ...man, age: 36, distance: 2510 }, '2026-12-19')
  expect(lastRuns()).toEqual([
    { run: { ...man, age: 36, distance: 2510 }, day: '2026-12-19', before: { run: man, day: '2026-11-21' } },
    { run: woman, day: '2026-11-22' },
  ])
})

test('somebody two years older is somebody else', () => {
  rememberRun(man, '2026-11-21')
  rememberRun({ ...man, age: 37 }, '2026-11-22')
  expect(lastRuns()).toHaveLength(2)
})

test('who has asked us to stop is not remembered, and nothing is left of who is forgotten', () => {
  rememberRun(man, '2026-11-21')
  forgetRuns()
  rememberSaving(false)
  rememberRun(man, '2026-11-22')
  expect(lastRuns()).toEqual([])
  expect(localStorage.getItem('last-runs')).toBeNull()
})

test('who deletes everything leaves nothing on the device, the program neither', () => {
  rememberRun(man, '2026-11-21')
  storeProgram({ start: '2026-11-23', hour: '18:00', age: 35, done: [0] })
  expect(storedProgram()?.done).toEqual([0])
  withdrawAll()
  expect([lastRuns(), storedProgram(), localStorage.length]).toEqual([[], undefined, 0])
})
