import { beforeEach, expect, test, vi } from 'vitest'
import {
  formatTimeLeft,
  lastAnnouncement,
  readyTimer,
  startStopwatch,
  type TimerAction,
  timerReducer,
} from './timer-state.ts'

const minute = 60_000

type Action = [type: Exclude<TimerAction['type'], 'start'>, at: number]

/** Returns the timer after a start and actions, each at a number of ms. */
const timerAfter = (...actions: Action[]) =>
  actions.reduce(
    (state, [type, elapsed]) => timerReducer(state, { type, elapsed }),
    timerReducer(readyTimer, { type: 'start' }),
  )

test.each([
  [0, '12:00'],
  [1, '12:00'],
  [1000, '11:59'],
  [11 * minute, '1:00'],
  [719_001, '0:01'],
  [720_000, '0:00'],
])('after %d ms, %s is left', (elapsed, text) => expect(formatTimeLeft(elapsed)).toBe(text))

test('each press adds a lap, up to the end of the 12 minutes', () => {
  const run = timerAfter(['lap', 2 * minute], ['lap', 4 * minute], ['lap', 6 * minute])
  const lapEnds = [2 * minute, 4 * minute, 6 * minute]
  expect(run).toEqual({ status: 'running', elapsed: 6 * minute, lapEnds })
  expect(timerReducer(run, { type: 'lap', elapsed: 12 * minute })).toEqual({
    status: 'done',
    elapsed: 12 * minute,
    lapEnds,
  })
})

test('a second press within 5 seconds is the same lap', () =>
  expect(timerAfter(['lap', 4999], ['lap', 90_000], ['lap', 94_999], ['lap', 95_000]).lapEnds).toEqual([
    90_000, 95_000,
  ]))

test('the end is noticed late where the tab slept through it', () =>
  expect(timerAfter(['lap', minute], ['tick', 60 * minute])).toEqual({
    status: 'done',
    elapsed: 12 * minute,
    lapEnds: [minute],
  }))

test('a stop keeps time and laps until a new start', () => {
  const stopped = timerAfter(['lap', 2 * minute], ['stop', 3 * minute], ['tick', 4 * minute], ['lap', 5 * minute])
  expect(stopped).toEqual({ status: 'stopped', elapsed: 3 * minute, lapEnds: [2 * minute] })
  expect(timerReducer(stopped, { type: 'start' })).toEqual({ status: 'running', elapsed: 0, lapEnds: [] })
})

test('a stop that is taken back costs no time', () => {
  expect(timerAfter(['stop', 3 * minute], ['goOn', 4 * minute])).toMatchObject({
    status: 'running',
    elapsed: 4 * minute,
  })
  expect(timerAfter(['stop', 3 * minute], ['goOn', 13 * minute]).status).toBe('done')
})

test.each([
  ['nothing at the start', timerAfter(), undefined],
  ['nothing before the first lap', timerAfter(['tick', 350_000]), undefined],
  ['a lap', timerAfter(['lap', 300_000]), 'lap'],
  ['the half', timerAfter(['lap', 300_000], ['tick', 360_000]), 'half'],
  ['the half once', timerAfter(['tick', 360_000], ['lap', 400_000], ['tick', 500_000]), 'lap'],
  ['the end', timerAfter(['lap', 400_000], ['tick', 720_000]), 'end'],
])('people are told of %s', (_, timer, event) => expect(lastAnnouncement(timer)).toBe(event))

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'Date'] }))

test('the clock counts a sleep during which the clock of the page stood still', () => {
  const clock = startStopwatch()
  vi.advanceTimersByTime(minute)
  expect(clock()).toBe(minute)
  vi.setSystemTime(Date.now() + 5 * minute)
  expect(clock()).toBe(6 * minute)
})

test('the clock does not go back where the device’s clock is set back', () => {
  const clock = startStopwatch()
  vi.advanceTimersByTime(2 * minute)
  vi.setSystemTime(Date.now() - 60 * minute)
  expect(clock()).toBe(2 * minute)
})
