import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noon } from '../testing/records.ts'
import { retentionCutoff, startPurge } from './purge.ts'
import { StoreUnavailable } from './store.ts'
import { millisecondsOf } from '../../domain/published-constants.ts'

const hour = 3_600_000
const clock = { now: () => Date.now() }
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const purgeInactive = vi.fn<(cutoff: number, limit: number) => Promise<number>>()
const purgeTombstones = vi.fn<(cutoff: number, limit: number) => Promise<number>>()
const onEnd = vi.fn()
/** advances with the fake timers, not with the date */
const monotonicClock = { now: () => performance.now() }
/** Lets all pending work finish. */
async function flushDueWork(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate)
}

/** Starts the purges, and waits for the first. */
async function start() {
  const purge = startPurge({ store: { purgeInactive, purgeTombstones }, clock, monotonicClock, log, onEnd })
  await flushDueWork()
  return purge
}

async function advance(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms)
  await flushDueWork()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'], now: noon })
  purgeInactive.mockReset().mockResolvedValue(0)
  purgeTombstones.mockReset().mockResolvedValue(0)
  for (const mock of [log.info, log.warn, log.error, onEnd]) mock.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the cutoff is the retention and one hour ago', () =>
  expect(retentionCutoff(noon)).toBe(noon - millisecondsOf('retention') - hour))

test('it purges every hour, with the cutoff of that hour', async () => {
  await start()
  await advance(hour)
  expect(purgeInactive.mock.calls.map(([cutoff]) => cutoff)).toEqual([noon, noon + hour].map(retentionCutoff))
})

test('full batches go on until one is not full, and the log says how many went', async () => {
  purgeInactive.mockResolvedValueOnce(5).mockResolvedValueOnce(5).mockResolvedValueOnce(2)
  await start()
  expect(purgeInactive).toHaveBeenCalledTimes(3)
  expect(log.info).toHaveBeenCalledWith({ visitors: 12 }, 'inactive visitors deleted')
  expect(onEnd.mock.calls).toEqual([['done', 12]])
})

test('old tombstones are purged too, and not counted in the log', async () => {
  purgeTombstones.mockResolvedValueOnce(50).mockResolvedValueOnce(7)
  await start()
  expect(purgeTombstones.mock.calls).toEqual(Array(2).fill([retentionCutoff(noon), 50]))
  expect(log.info).not.toHaveBeenCalled()
  expect(onEnd.mock.calls).toEqual([['done', 0]])
})

test('a purge does not start while another runs', async () => {
  purgeInactive.mockReturnValue(new Promise(() => {}))
  await start()
  await advance(3 * hour)
  expect(purgeInactive).toHaveBeenCalledTimes(1)
})

test.each([
  ['an unavailable store is a warning', new StoreUnavailable('disk full'), log.warn, 'postponed'],
  ['any other failure is an error in the log', new Error('no such table'), log.error, 'failed'],
])('%s, and the next hour tries again', async (_, failure, logMethod, outcome) => {
  purgeInactive.mockRejectedValueOnce(failure)
  await start()
  expect(logMethod).toHaveBeenCalledOnce()
  expect(onEnd.mock.calls).toEqual([[outcome, 0]])
  await advance(hour)
  expect(purgeInactive).toHaveBeenCalledTimes(2)
})

test('stop waits for the batch under way and begins no other', async () => {
  let finish: (removed: number) => void = () => {}
  purgeInactive.mockReturnValue(new Promise((resolve) => (finish = resolve)))
  const retention = await start()
  let stopped = false
  const stopping = retention.stop().then(() => (stopped = true))
  await flushDueWork()
  expect(stopped).toBe(false)
  finish(5)
  await stopping
  expect(onEnd.mock.calls).toEqual([['stopped', 5]])
  await advance(2 * hour)
  expect(purgeInactive).toHaveBeenCalledTimes(1)
})

/** Sets the clock, and advances an hour. Returns the cutoff of the purge that follows. */
async function hourWith(clockSetBy: number) {
  vi.setSystemTime(Date.now() + clockSetBy)
  await advance(hour)
  return purgeInactive.mock.lastCall![0]
}

test('a clock set forward deletes no visitor early, and logs one warning each time until it is corrected', async () => {
  await start()
  expect(await hourWith(24 * hour)).toBe(retentionCutoff(noon + hour))
  expect(await hourWith(0)).toBe(retentionCutoff(noon + 2 * hour))
  expect(log.warn.mock.calls).toEqual([
    [{ hours: 24 }, 'the clock was set forward: nothing is deleted early; if the new time is right, restart the site'],
  ])
  expect(await hourWith(-24 * hour)).toBe(retentionCutoff(noon + 3 * hour))
  expect(log.warn).toHaveBeenCalledTimes(1)
  await hourWith(24 * hour)
  expect(log.warn).toHaveBeenCalledTimes(2)
})

test('a clock set back deletes late, until it is corrected', async () => {
  await start()
  expect(await hourWith(-24 * hour)).toBe(retentionCutoff(noon - 23 * hour))
  expect(await hourWith(24 * hour)).toBe(retentionCutoff(noon + 2 * hour))
  expect(log.warn).not.toHaveBeenCalled()
})
