// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceAhead, pageNow, startPageClock } from './page-clock.ts'

const noon = Date.UTC(2026, 10, 22, 12)
const minute = 60_000
const elapsed = () => pageNow() - noon

/** Shows or hides the page. */
function become(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers({ now: noon })
  startPageClock()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test.each([5 * minute, -5 * minute])('a device whose clock is corrected by %d ms moves no timer', (correction) => {
  vi.advanceTimersByTime(3 * minute)
  vi.setSystemTime(Date.now() + correction)
  expect(elapsed()).toBe(3 * minute)
  become('hidden')
  vi.advanceTimersByTime(minute)
  become('visible')
  expect([elapsed(), deviceAhead()]).toEqual([4 * minute, correction])
})

test('the clock makes up for the time that a device slept', () => {
  become('hidden')
  vi.advanceTimersByTime(minute)
  vi.setSystemTime(Date.now() + 4 * minute) // as where `performance.now()` stands still
  become('visible')
  expect([elapsed(), deviceAhead()]).toEqual([5 * minute, 0])
})

test('a clock that is set back while the page is hidden loses no time', () => {
  become('hidden')
  vi.advanceTimersByTime(minute)
  vi.setSystemTime(noon)
  become('visible')
  expect(elapsed()).toBe(minute)
})

test('after a reload the clock keeps its distance from a clock that was corrected', () => {
  startPageClock(5 * minute)
  expect(elapsed()).toBe(-5 * minute)
})
