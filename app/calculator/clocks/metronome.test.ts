import { expect, test, vi } from 'vitest'
import { beatAt, beatsBetween, startMetronome } from './metronome.ts'

const noon = Date.UTC(2026, 10, 22, 12)

test('at 96 beats a minute there is a beat every 625 ms', () => {
  expect(beatsBetween(96, noon, noon - 1, noon + 2000)).toEqual([noon, noon + 625, noon + 1250, noon + 1875])
  expect(beatAt(96, noon, noon + 624)).toBe(0)
  expect(beatAt(96, noon, noon + 625)).toBe(1)
  expect(beatAt(96, noon, noon - 1)).toBe(-1)
})

/** Just enough of an AudioContext to see when its tones start, in seconds of its own clock. */
function fakeAudio() {
  const starts: number[] = []
  const node = { connect: (to: unknown) => to, disconnect: vi.fn() }
  const gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }
  const volumes: (typeof node)[] = []
  const audio = {
    destination: node,
    get currentTime() {
      return (Date.now() - noon) / 1000
    },
    createGain: () => {
      const volume = { ...node, gain }
      volumes.push(volume)
      return volume
    },
    createOscillator: () => ({
      ...node,
      frequency: { value: 0 },
      start: (at: number) => starts.push(at),
      stop: vi.fn(),
    }),
  }
  return { audio: audio as unknown as AudioContext, starts, volumes }
}

test('a minute of clicks has no gap and no double, though the timers are a second late', () => {
  vi.useFakeTimers({ now: noon })
  const { audio, starts, volumes } = fakeAudio()
  const stop = startMetronome(audio, 96, noon + 100, noon + 60_100)
  for (let second = 0; second < 60; second++) vi.advanceTimersByTime(1000)
  expect(starts).toHaveLength(96)
  starts.forEach((at, beat) => expect(at).toBeCloseTo(0.1 + beat * 0.625, 6))
  stop()
  expect(volumes[0]!.disconnect).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(5000)
  expect(starts).toHaveLength(96)
  vi.useRealTimers()
})
