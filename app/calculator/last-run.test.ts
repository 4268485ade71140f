// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { defaultRun } from '#domain/protocols/cooper-run.ts'
import { readLastRun, removeLastRun, writeLastRun } from './last-run.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  localStorage.clear()
})

test('the last run is one entry with its value and its local day, and can be removed', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 28, 23, 59) })
  writeLastRun(defaultRun)
  writeLastRun({ ...defaultRun, distance: 2500 })
  expect(Object.keys(localStorage)).toEqual(['last-run'])
  expect(readLastRun()).toEqual({ ...defaultRun, distance: 2500, vo2max: 42.4, date: '2026-11-28' })
  removeLastRun()
  expect(readLastRun()).toBeUndefined()
})

test('a last run of a day to come counts as today’s', () => {
  vi.useFakeTimers({ now: new Date(2027, 10, 28) })
  writeLastRun(defaultRun)
  vi.setSystemTime(new Date(2026, 10, 28))
  expect(readLastRun()?.date).toBe('2026-11-28')
})

const last = { ...defaultRun, vo2max: 40.2, date: '2026-11-28' }
test.each(['', '{', 'null', '[]', JSON.stringify({ ...last, age: 9 }), JSON.stringify({ ...last, date: 'today' })])(
  'nonsense in storage is no run: %j',
  (stored) => {
    localStorage.setItem('last-run', stored)
    expect(readLastRun()).toBeUndefined()
  },
)

test('blocked storage changes nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  writeLastRun(defaultRun)
  removeLastRun()
  expect(readLastRun()).toBeUndefined()
  vi.unstubAllGlobals()
})
