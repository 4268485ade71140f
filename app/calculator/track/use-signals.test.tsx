// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { track as words } from '../../../i18n/fr/calculator/track.ts'
import { startPageClock } from '../timers/page-clock.ts'
import { progressAt, type TrackAction } from './track-progress.ts'
import { useSignals } from './use-signals.ts'

const noon = Date.UTC(2026, 10, 22, 12)
const minute = 60_000
const vibrate = vi.fn()
let audio: FakeAudioContext

/** A fake AudioContext. Its clock stands still unless it is running, and it records the planned tones. */
class FakeAudioContext extends EventTarget {
  state = 'suspended'
  elapsed = 0
  since = noon
  planned: { at: number; volume: object }[] = []
  silenced = new Set<object>()
  resume = vi.fn(() => Promise.reject(new Error('a call')))
  close = () => Promise.resolve()
  get currentTime() {
    return this.elapsed + (this.state === 'running' ? (Date.now() - this.since) / 1000 : 0)
  }
  setState(state: string) {
    this.elapsed = this.currentTime
    this.since = Date.now()
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
  createGain() {
    const gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }
    const node = { gain, connect: vi.fn(), disconnect: () => this.silenced.add(node) }
    return node
  }
  createOscillator() {
    let volume: object
    const start = (at: number) => this.planned.push({ at, volume })
    return { frequency: {}, connect: (to: object) => (volume = to), start, stop: vi.fn() }
  }
  /** minutes after noon of the tones that have just started or will start, if the state does not change */
  sounds() {
    const heard = this.planned.filter(({ at, volume }) => at > this.currentTime - 2 && !this.silenced.has(volume))
    return [
      ...new Set(heard.map(({ at }) => Math.floor((Date.now() - noon) / minute + (at - this.currentTime) / 60 + 1e-6))),
    ]
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: noon })
  startPageClock()
  vi.stubGlobal('AudioContext', function () {
    return (audio = new FakeAudioContext())
  })
  vi.stubGlobal('navigator', { vibrate })
  vibrate.mockClear()
})
afterEach(() => void vi.useRealTimers())

const passTo = (time: number) => void vi.advanceTimersByTime(time - Date.now())

const did = (...actions: [TrackAction['type'], number][]): TrackAction[] =>
  actions.map(([type, minutes]) => ({ type, at: noon + minutes * minute }))
const run = did(['getReady', 0], ['run', 0])

/** Renders the signals of these actions, and of others on `goTo`. */
function at(actions: TrackAction[]) {
  const props = (actions: TrackAction[]) => ({ actions, now: Date.now() })
  const { result, rerender, unmount } = renderHook(
    ({ actions, now }) =>
      useSignals({ progress: progressAt(actions, now), now, sound: true, voice: false, words, locale: 'fr' }),
    { initialProps: props(actions) },
  )
  return {
    touch: () => act(() => result.current({ sound: true, voice: false })),
    goTo(minutes: number, then = actions) {
      passTo(noon + minutes * minute)
      rerender(props(then))
    },
    unmount,
  }
}

test('tones are planned once the audio context runs, and again after each interruption; a tone under way is not cut', () => {
  const { touch, goTo, unmount } = at(run)
  touch()
  expect(audio.sounds()).toEqual([])
  audio.setState('running')
  expect(audio.sounds()).toEqual([3, 6, 9, 11, 12])
  passTo(noon + 4 * minute)
  audio.setState('interrupted')
  expect(audio.sounds()).toEqual([])
  passTo(noon + 8 * minute)
  audio.setState('running')
  expect(audio.sounds()).toEqual([9, 11, 12])
  goTo(12.01)
  expect(audio.sounds()).toContain(12)
  unmount()
})

test.each(['suspended', 'interrupted'])(
  'a touch, or the page shown again, resumes an audio context that is %s',
  (state) => {
    const { touch, unmount } = at(run)
    touch()
    audio.setState('running')
    audio.setState(state)
    touch()
    expect(audio.resume).toHaveBeenCalledTimes(2)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(audio.resume).toHaveBeenCalledTimes(3)
    audio.setState('running')
    touch()
    expect(audio.resume).toHaveBeenCalledTimes(3)
    unmount()
  },
)

test('the first signal of a second test is played, even if it was the last of the first test', () => {
  const { touch, goTo, unmount } = at(run)
  touch()
  goTo(3)
  goTo(3.01)
  expect(vibrate).toHaveBeenCalledTimes(1)
  goTo(4, [])
  const second = did(['getReady', 5], ['run', 5])
  goTo(5, second)
  goTo(8, second)
  expect(vibrate).toHaveBeenCalledTimes(2)
  unmount()
})

test('a pause is silent, and does not repeat the signal before it', () => {
  const { touch, goTo, unmount } = at(run)
  touch()
  audio.setState('running')
  goTo(3)
  const paused = [...run, ...did(['pause', 3.1])]
  goTo(3.1, paused)
  expect(audio.sounds()).toEqual([])
  goTo(5, [...paused, ...did(['resume', 5])])
  expect(vibrate).toHaveBeenCalledTimes(1)
  unmount()
})

test('a test continues on a phone that refuses sound and voice', () => {
  const refused = () => {
    throw new Error('refused')
  }
  vi.stubGlobal('AudioContext', refused)
  vi.stubGlobal('SpeechSynthesisUtterance', Object)
  vi.stubGlobal('speechSynthesis', { cancel: refused })
  const progress = progressAt([], noon)
  const settings = { sound: true, voice: true }
  const { result } = renderHook(() => useSignals({ ...settings, progress, now: noon, words, locale: 'fr' }))
  act(() => result.current(settings, words.phases.run.name))
  expect(vibrate).not.toHaveBeenCalled()
})
