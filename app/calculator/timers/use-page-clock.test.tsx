// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startPageClock } from './page-clock.ts'
import { usePageClock } from './use-page-clock.ts'

const noon = Date.UTC(2026, 10, 22, 12)
/** Wakes a page after its device slept: `performance.now()` stood still. */
function wakeAt(time: number) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  vi.setSystemTime(time)
  document.dispatchEvent(new Event('visibilitychange'))
}
const elapsed = (now: number) => now - noon

beforeEach(() => {
  vi.useFakeTimers({ now: noon })
  startPageClock()
})
afterEach(() => void vi.useRealTimers())

test('the clock updates a few times a second up to its end, and then stands still', () => {
  const { result } = renderHook(() => usePageClock(noon + 1000))
  act(() => void vi.advanceTimersByTime(500))
  expect(elapsed(result.current)).toBe(400)
  act(() => void vi.advanceTimersByTime(600))
  act(() => void vi.advanceTimersByTime(5000))
  expect(elapsed(result.current)).toBe(1000)
  expect(vi.getTimerCount()).toBe(0)
})

test('a tab that wakes up gets the time at once', () => {
  const { result, unmount } = renderHook(() => usePageClock(Infinity))
  act(() => wakeAt(noon + 965_000))
  expect(elapsed(result.current)).toBe(965_000)
  unmount()
})

test('without an end the clock stands still', () => {
  const { result } = renderHook(() => usePageClock(undefined))
  act(() => void vi.advanceTimersByTime(5000))
  expect(elapsed(result.current)).toBe(0)
})

test('the screen is kept awake while the clock runs, again after the page was hidden, and released at the end', async () => {
  const release = vi.fn(() => Promise.resolve())
  const request = vi.fn(() => Promise.resolve({ release }))
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { wakeLock: { request } }))
  const { rerender } = renderHook(({ until }) => usePageClock(until), { initialProps: { until: Infinity } })
  expect(request).toHaveBeenCalledTimes(1)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(request).toHaveBeenCalledTimes(2)
  rerender({ until: noon })
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce())
})

test('a browser that refuses to keep the screen awake stops nothing', async () => {
  const request = vi.fn(() => Promise.reject(new Error('low battery')))
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { wakeLock: { request } }))
  const { unmount } = renderHook(() => usePageClock(Infinity))
  await Promise.resolve()
  expect(() => unmount()).not.toThrow()
})
