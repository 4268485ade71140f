import { expect, test, vi } from 'vitest'
import { defaultRun } from '#domain/protocols/cooper-run.ts'
import { readLastRun, removeLastRun, writeLastRun } from './last-run.ts'

test('the last run is one entry with its value and its local day', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 28, 23, 59) })
  writeLastRun(defaultRun)
  writeLastRun({ ...defaultRun, distance: 2500 })
  expect(Object.keys(localStorage)).toEqual(['last-run'])
  expect(readLastRun()).toEqual({ ...defaultRun, distance: 2500, vo2max: 42.4, date: '2026-11-28' })
})

test('a removed last run leaves nothing', () => {
  writeLastRun(defaultRun)
  removeLastRun()
  expect(readLastRun()).toBeUndefined()
  expect(localStorage).toHaveLength(0)
})

test('a last run of a day to come counts as today’s', () => {
  vi.useFakeTimers({ now: new Date(2027, 10, 28) })
  writeLastRun(defaultRun)
  vi.setSystemTime(new Date(2026, 10, 28))
  expect(readLastRun()?.date).toBe('2026-11-28')
})

const last = { ...defaultRun, vo2max: 40.2, date: '2026-11-28' }
test.each([
  ['an empty text', ''],
  ['half an object', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a distance of 1e9', JSON.stringify({ ...last, distance: 1e9 })],
  ['an age of 9', JSON.stringify({ ...last, age: 9 })],
  ['a day that is none', JSON.stringify({ ...last, date: 'today' })],
])('%s in storage is no run', (_, stored) => {
  localStorage.setItem('last-run', stored)
  expect(readLastRun()).toBeUndefined()
})

test('full storage changes nothing', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { setItem })
  expect(() => writeLastRun(defaultRun)).not.toThrow()
})

test('blocked storage changes nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  writeLastRun(defaultRun)
  removeLastRun()
  expect(readLastRun()).toBeUndefined()
})
