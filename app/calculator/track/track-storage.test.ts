// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionKeys } from '../../../api/browser-storage.ts'
import { pageNow, startPageClock } from '../timers/page-clock.ts'
import { loadTrack, newTrack, storeTrack, type TrackTest } from './track-storage.ts'

const noon = Date.UTC(2026, 10, 22, 12)
const minute = 60_000
const underWay: TrackTest = {
  ...{ lap: 333.3, sound: false, voice: true },
  actions: [
    { type: 'getReady', at: noon },
    { type: 'run', at: noon },
  ],
}

beforeEach(() => {
  vi.useFakeTimers({ now: noon })
  startPageClock()
})
afterEach(() => void vi.useRealTimers())

/** Makes the next load that of another page. */
function reload() {
  const stored = JSON.parse(sessionStorage.getItem(sessionKeys.track)!) as object
  sessionStorage.setItem(sessionKeys.track, JSON.stringify({ ...stored, page: 0 }))
  startPageClock()
}

test('a test under way is restored from storage, and removed without actions', () => {
  storeTrack(underWay)
  expect(loadTrack()).toEqual(underWay)
  storeTrack({ ...underWay, actions: [] })
  expect(loadTrack()).toBeUndefined()
})

test('a device whose clock was corrected before a reload moves no timer; the time to load counts', () => {
  vi.advanceTimersByTime(3 * minute)
  vi.setSystemTime(Date.now() + 5 * minute)
  storeTrack(underWay)
  vi.advanceTimersByTime(minute)
  reload()
  loadTrack()
  expect(pageNow() - noon).toBe(4 * minute)
})

test('on the same page, loading a test again does not move the clock', () => {
  storeTrack(underWay)
  vi.setSystemTime(noon + 5 * minute)
  loadTrack()
  expect(pageNow()).toBe(noon)
})

const invalid = [
  '{',
  '[]',
  ...[{ lap: 49 }, { actions: [{ type: 'fly', at: 0 }] }, { actions: [{ type: 'run', at: null }] }].map((change) =>
    JSON.stringify({ test: { ...newTrack, ...change }, page: 0, deviceAhead: 0 }),
  ),
]
test.each(invalid)('an invalid stored test is ignored: %s', (text) => {
  sessionStorage.setItem(sessionKeys.track, text)
  expect(loadTrack()).toBeUndefined()
})
