import { expect, test } from 'vitest'
import {
  distanceOf,
  elapsed,
  testEnd,
  forgottenSince,
  isNewLap,
  lastSignal,
  progressAt,
  projectedDistance,
  secondsLeft,
  signalsOf,
  type TrackAction,
} from './track-progress.ts'

const noon = Date.UTC(2026, 10, 22, 12)
const minute = 60_000
/** Returns actions, each a number of ms after noon. */
const did = (...actions: [TrackAction['type'], number][]): TrackAction[] =>
  actions.map(([type, ms]) => ({ type, at: noon + ms }))
const at = (actions: TrackAction[], ms: number) => progressAt(actions, noon + ms)
const left = (actions: TrackAction[], ms: number) => secondsLeft(at(actions, ms), noon + ms)

const started = did(['getReady', 0], ['run', 0])
const lapsOf = (...ms: number[]) => [...started, ...did(...ms.map((ms): [TrackAction['type'], number] => ['lap', ms]))]

test.each([
  [0, 'warmUp', 600],
  [1, 'warmUp', 600],
  [599_999, 'warmUp', 1],
  [600_000, 'ready', 0],
  [86_400_000, 'ready', 0],
] as const)('%d ms after the warm-up began: %s, %d s left', (ms, phase, seconds) =>
  expect([at(did(['warmUp', 0]), ms).phase, left(did(['warmUp', 0]), ms)]).toEqual([phase, seconds]),
)

test('before anything is done nothing runs', () =>
  expect(at([], 86_400_000)).toMatchObject({ phase: 'before', lapEnds: [] }))

test('the run begins when its runner says so, after a warm-up, a part of one, or none', () => {
  for (const actions of [
    did(['warmUp', 0], ['run', 11 * minute]),
    did(['warmUp', 0], ['getReady', 2 * minute], ['run', 11 * minute]),
    did(['getReady', 0], ['run', 11 * minute]),
  ]) {
    expect(at(actions, 11 * minute)).toMatchObject({ phase: 'run', startedAt: noon + 11 * minute })
    expect(left(actions, 13 * minute)).toBe(600)
  }
  expect(at(did(['run', 0]), 1).phase).toBe('before')
  expect(at(did(['warmUp', 0], ['run', minute]), minute).phase).toBe('warmUp')
})

test.each([
  [0, 'run', 720],
  [719_999, 'run', 1],
  [720_000, 'lastLap', 600],
  [3_600_000, 'lastLap', 0],
] as const)('%d ms after the start: %s, %d s left', (ms, phase, seconds) =>
  expect([at(started, ms).phase, left(started, ms)]).toEqual([phase, seconds]),
)

test('a device whose clock is set back across a reload does not lengthen the run beyond its 12 minutes', () => {
  expect(left(started, -minute)).toBe(720)
  expect(elapsed(at(started, -minute), noon - minute)).toBe(0)
})

test('a pause stops the clock and is noted; the run continues from where it was', () => {
  const paused = [...started, ...did(['pause', 4 * minute])]
  expect(left(paused, 60 * minute)).toBe(480)
  expect(at(paused, 60 * minute)).toMatchObject({ phase: 'run', wasPaused: true })
  const resumed = [...paused, ...did(['pause', 5 * minute], ['lap', 6 * minute], ['resume', 10 * minute])]
  expect(left(resumed, 11 * minute)).toBe(420)
  expect(at(resumed, 11 * minute).lapEnds).toEqual([])
  expect(at([...resumed, ...did(['lap', 11 * minute])], 11 * minute).lapEnds).toEqual([5 * minute])
  expect(at(resumed, 18 * minute)).toMatchObject({ phase: 'lastLap', startedAt: noon + 18 * minute })
})

test('a paused warm-up does not count as a paused run', () => {
  const actions = did(['warmUp', 0], ['pause', minute], ['resume', 6 * minute], ['resume', 7 * minute])
  expect(left(actions, 7 * minute)).toBe(480)
  expect(at(actions, 15 * minute)).toMatchObject({ phase: 'ready', wasPaused: false, isWarm: true })
  const waiting = did(['warmUp', 0], ['pause', minute], ['getReady', 2 * minute], ['run', 3 * minute])
  expect(at(waiting, 4 * minute)).toMatchObject({ phase: 'run', wasPaused: false })
  expect(left(waiting, 4 * minute)).toBe(660)
})

test('laps count during the run alone, and a second touch of the same tap does not', () => {
  expect(at(lapsOf(4999, 5000, 9999, 10_000, 120_000, 720_000, 800_000), 900_000).lapEnds).toEqual([
    5000, 10_000, 120_000,
  ])
  expect(at(did(['lap', 0], ['warmUp', 1], ['lap', 2]), 3).lapEnds).toEqual([])
  expect(isNewLap(at(lapsOf(120_000), 124_000), noon + 124_000)).toBe(false)
  expect(isNewLap(at(lapsOf(120_000), 125_000), noon + 125_000)).toBe(true)
})

test('a lap can be taken back, and none is left to take back', () => {
  expect(at([...lapsOf(100_000, 200_000), ...did(['takeBack', 201_000])], 210_000).lapEnds).toEqual([100_000])
  expect(at([...started, ...did(['takeBack', 5000])], 6000).lapEnds).toEqual([])
})

test('a lap seems forgotten 30 s after it was expected, and is added at the time when it was', () => {
  const actions = lapsOf(120_000, 230_000) // the next one is expected after 340 s
  const since = (actions: TrackAction[], ms: number) => forgottenSince(at(actions, ms), noon + ms)
  expect(since(started, 719_000)).toBeUndefined()
  expect(since(actions, 369_999)).toBeUndefined()
  expect(since(actions, 370_000)).toBe(370_000)
  expect(since([...actions, ...did(['pause', 369_000])], 400_000)).toBeUndefined()
  expect(since(actions, 720_000)).toBeUndefined()

  const added = [...actions, ...did(['addForgotten', 375_000])]
  expect(at(added, 376_000)).toMatchObject({ lapEnds: [120_000, 230_000, 340_000], countedAt: 375_000 })
  expect(since(added, 376_000)).toBeUndefined()
  expect(isNewLap(at(added, 379_999), noon + 379_999)).toBe(false)
  const tooEarly = [...actions, ...did(['addForgotten', 369_000])]
  expect(at(tooEarly, 376_000).lapEnds).toEqual([120_000, 230_000])
})

test('a lap that was taken back can be counted again at once', () => {
  const actions = [...lapsOf(120_000), ...did(['takeBack', 122_000], ['lap', 123_000])]
  expect(at(actions, 124_000).lapEnds).toEqual([123_000])
})

test('the cool-down goes on from the end of the run, whenever the form was filled', () => {
  const filled = [...started, ...did(['fill', 14 * minute])]
  expect(at(filled, 14 * minute).phase).toBe('coolDown')
  expect(left(filled, 14 * minute)).toBe(480)
  expect(at(filled, 22 * minute).phase).toBe('over')
  expect(at([...started, ...did(['fill', 40 * minute])], 40 * minute).phase).toBe('over')
  expect(at([...started, ...did(['fill', minute])], 2 * minute).phase).toBe('run')
})

test('only the cool-down ends a test by itself', () => {
  expect(testEnd([...started, ...did(['fill', 14 * minute])])).toBe(noon + 22 * minute)
  expect(testEnd([...started, ...did(['fill', 40 * minute])])).toBe(noon + 22 * minute)
  for (const actions of [did(['warmUp', 0]), started, lapsOf(2 * minute)]) expect(testEnd(actions)).toBe(Infinity)
})

test('three laps of 400 m in 6 min 3 s: 1,200 m, and some 2,380 m in all', () => {
  const progress = at(lapsOf(120_000, 242_000, 363_000), 408_000)
  expect(distanceOf(progress, 400)).toBe(1200)
  expect(projectedDistance(progress, 400)).toBe(2380)
})

test('before the first lap there is no pace', () => {
  expect(projectedDistance(at(started, 60_000), 400)).toBeUndefined()
  expect(distanceOf(at(lapsOf(100_000, 200_000, 300_000), 655_000), 333.3)).toBe(1000)
})

test('signals come every three minutes of the run, at its last minute and at its end, later by each pause', () => {
  const minutes = (actions: TrackAction[], ms: number) =>
    signalsOf(at(actions, ms)).map((signal) => (signal.at - noon) / minute)
  expect(minutes(started, 0)).toEqual([3, 6, 9, 11, 12])
  expect(minutes([...started, ...did(['pause', minute], ['resume', 3 * minute])], 4 * minute)).toEqual([
    5, 8, 11, 13, 14,
  ])
  expect(minutes(did(['warmUp', 0]), 0)).toEqual([10])
  expect(minutes([...started, ...did(['fill', 13 * minute])], 14 * minute)).toEqual([12, 22])
})

test.each([
  [2, undefined],
  [3, { name: 'minutesLeft', minutes: 9 }],
  [7, { name: 'minutesLeft', minutes: 6 }],
  [11, { name: 'lastMinute' }],
  [16, { name: 'end' }],
] as const)('after a sleep, only the last due signal is played: at minute %d', (minutes, signal) => {
  const found = lastSignal(at(started, minutes * minute), noon + minutes * minute)
  expect(found && { ...found, at: undefined }).toEqual(signal && { ...signal, at: undefined })
})

test('a warm-up that was skipped ends without a signal', () => {
  expect(lastSignal(at(did(['warmUp', 0]), 11 * minute), noon + 11 * minute)).toEqual({
    name: 'warm',
    at: noon + 10 * minute,
  })
  expect(lastSignal(at(did(['getReady', 0]), minute), noon + minute)).toBeUndefined()
})
