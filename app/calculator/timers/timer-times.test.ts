import { expect, test } from 'vitest'
import { protocols, type ProtocolName } from '../../../domain/protocols/registry.ts'
import type { Gender } from '../../../domain/person.ts'
import { beatAt, beatsWithin, clicksOf, countingSeconds, perMinute, phaseAt, elapsedSeconds } from './timer-times.ts'

const noon = Date.UTC(2026, 10, 22, 12)
const every = (ms: number, count: number, from = noon) => Array.from({ length: count }, (_, beat) => from + beat * ms)

test.each([
  ['shows whole seconds', {}, 0, 0],
  ['shows whole seconds', {}, 999, 0],
  ['shows whole seconds', {}, 960_400, 960],
  ['that is stopped shows the same for ever', { stoppedAt: noon + 60_000 }, 3_600_000, 60],
  ['is not negative before the first tick', {}, -150, 0],
])('a stopwatch %s: %o, after %d ms %d', (_, stopped, ms, seconds) =>
  expect(elapsedSeconds({ startedAt: noon, ...stopped }, noon + ms)).toBe(seconds),
)

test('beats in 15 seconds are multiplied by four, in 10 by six', () => {
  expect(perMinute(35)).toBe(140)
  expect(perMinute(20, countingSeconds.shortPulse)).toBe(120)
})

test('taps count within the 15 seconds, the first moment included', () => {
  expect(beatsWithin(every(500, 30), noon)).toBe(30)
  expect(beatsWithin([noon - 1, noon, noon + 14_999, noon + 15_000], noon)).toBe(2)
  expect(beatsWithin([noon - 1, noon, noon + 9999, noon + 10_000], noon, 10)).toBe(2)
})

const phasesOf = (protocol: ProtocolName, gender: Gender) => protocols[protocol].phases!(gender)
const step = phasesOf('queens-college-step', 'homme')

test.each([
  // before the first tick
  [-150, 'ready', 5],
  [0, 'ready', 5],
  [4999, 'ready', 1],
  [5000, 'step', 180],
  [5001, 'step', 180],
  [184_999, 'step', 1],
  [185_000, 'stand', 5],
  [190_000, 'count', 15],
  [204_999, 'count', 1],
] as const)('%d ms into the step test: %s, %d s left', (ms, name, secondsLeft) =>
  expect(phaseAt(step, noon, noon + ms)).toMatchObject({ phase: { name }, secondsLeft }),
)

test('the metronome of the step test clicks 96 times a minute for three minutes, and its light follows the same beats', () => {
  const clicks = clicksOf(step[1]!, noon)
  expect(clicks.map(({ at }) => at - noon)).toEqual(Array.from({ length: 288 }, (_, beat) => beat * 625))
  expect([-1, 0, 624, 625].map((ms) => beatAt(96, noon, noon + ms))).toEqual([-1, 0, 0, 1])
  expect(clicksOf(step[2]!, noon)).toEqual([])
})

test('the step test is over after the pulse count, however late a sleeping tab wakes up', () => {
  expect(phaseAt(step, noon, noon + 205_000)).toBeUndefined()
  expect(phaseAt(step, noon, noon + 86_400_000)).toBeUndefined()
})

test('the pulse of the step test is counted from the 5th to the 20th second after three minutes', () => {
  const [, stepping] = step
  expect(stepping).toEqual({ name: 'step', seconds: 180, beats: 96 })
  expect(phasesOf('queens-college-step', 'femme')[1]).toMatchObject({ beats: 88 })
  expect(phaseAt(step, noon, noon + 195_000)).toMatchObject({ startedAt: noon + 190_000 })
})

test('the pulses of the bicycle test end minutes 5 and 6', () => {
  const ride = phasesOf('astrand-ryhming-cycle', 'femme')
  const ends = ride.map((_, index) => ride.slice(1, index + 1).reduce((sum, { seconds }) => sum + seconds, 0))
  const filled = ride.flatMap(({ fills }, index) => (fills ? `${fills} after ${ends[index]} s` : []))
  expect(filled).toEqual(['pulseAtMinute5 after 300 s', 'pulseAtMinute6 after 360 s'])
})

test('30 squats in 45 seconds, then the pulse at once and a minute later', () => {
  const [, squats, first, rest, second] = phasesOf('ruffier-dickson-index', 'homme')
  expect((squats!.beats! * squats!.seconds) / 60).toBe(30)
  expect(first!.seconds + rest!.seconds).toBe(60)
  expect([first!.fills, second!.fills]).toEqual(['pulseAfterSquats', 'pulseAfterOneMinute'])
})
