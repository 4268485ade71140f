// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deletionDay, lastVisit, clearVisit, storeVisit, useIsDeletionNear } from './last-visit.ts'
import { clearReaderData } from './local-storage.ts'
import { storeOptOut } from './opt-out.ts'

const setDay = (day: string) => vi.setSystemTime(`${day}T12:00:00`)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  setDay('2026-11-23')
  localStorage.clear()
})
afterEach(() => void vi.useRealTimers())

test.each([
  ['2026-12-13', false],
  ['2026-12-14', true],
  ['2026-12-23', true],
  ['2026-12-24', false],
  ['2026-11-22', false],
])('on %s, the deletion of records last visited on 23 November is near: %s', (day, isNear) => {
  storeVisit()
  setDay(day)
  expect(renderHook(useIsDeletionNear).result.current).toBe(isNear)
  expect(deletionDay(lastVisit.get())).toBe('2026-12-23')
})

test('the latest visit counts, except one in the future, by a clock that was ahead', () => {
  storeVisit()
  storeVisit(new Date('2026-11-20T12:00:00'))
  expect(lastVisit.get()).toBe('2026-11-23')
  setDay('2026-11-21')
  storeVisit()
  expect(lastVisit.get()).toBe('2026-11-21')
})

test('a visit is forgotten with everything else, without records on the server, and after an opt-out', () => {
  storeVisit()
  clearReaderData()
  expect(lastVisit.get()).toBe('')
  storeVisit()
  clearVisit()
  expect(lastVisit.get()).toBe('')
  storeOptOut()
  storeVisit()
  expect(lastVisit.get()).toBe('')
})
