import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retentionCutoff, startRetention } from './retention.ts'
import { StoreUnavailable } from './store/store.ts'

const noon = Date.UTC(2026, 10, 21, 12)
const hour = 3_600_000
const clock = { now: () => Date.now() }
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const purgeInactive = vi.fn<(cutoff: number, limit: number) => Promise<number>>()
const purged = vi.fn()
const start = () => startRetention({ store: { purgeInactive }, clock, log, purged })

/** Lets everything that is due now run to its end. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: noon })
  purgeInactive.mockReset().mockResolvedValue(0)
  for (const told of [log.info, log.warn, log.error, purged]) told.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the cutoff is 30 days and one hour ago', () =>
  expect(new Date(retentionCutoff(noon)).toISOString()).toBe('2026-10-22T11:00:00.000Z'))

test('it purges at start, with the cutoff of that moment', async () => {
  start()
  await turns()
  expect(purgeInactive.mock.calls).toEqual([[retentionCutoff(noon), 50]])
})

test('it purges every hour, with the cutoff of that hour', async () => {
  start()
  await turns()
  vi.advanceTimersByTime(hour)
  await turns()
  expect(purgeInactive.mock.calls.map(([cutoff]) => cutoff)).toEqual([
    retentionCutoff(noon),
    retentionCutoff(noon + hour),
  ])
})

test('full batches go on until one is not full, and the log says how many went', async () => {
  purgeInactive.mockResolvedValueOnce(50).mockResolvedValueOnce(50).mockResolvedValueOnce(7)
  start()
  await turns()
  expect(purgeInactive).toHaveBeenCalledTimes(3)
  expect(log.info).toHaveBeenCalledWith({ visitors: 107 }, 'inactive visitors deleted')
  expect(purged.mock.calls).toEqual([['done', 107]])
})

test('a purge that lasts is not joined by a second', async () => {
  purgeInactive.mockReturnValue(new Promise(() => {}))
  start()
  await turns()
  vi.advanceTimersByTime(3 * hour)
  await turns()
  expect(purgeInactive).toHaveBeenCalledTimes(1)
})

test('an unavailable store is a warning, and the next hour tries again', async () => {
  purgeInactive.mockRejectedValueOnce(new StoreUnavailable('disk full'))
  start()
  await turns()
  expect(log.warn).toHaveBeenCalledOnce()
  expect(purged.mock.calls).toEqual([['put off', 0]])
  vi.advanceTimersByTime(hour)
  await turns()
  expect(purgeInactive).toHaveBeenCalledTimes(2)
})

test('any other failure is an error in the log, and does not end the process', async () => {
  purgeInactive.mockRejectedValueOnce(new Error('no such table'))
  start()
  await turns()
  expect(log.error).toHaveBeenCalledOnce()
  expect(purged.mock.calls).toEqual([['failed', 0]])
})

test('stop waits for the batch under way and begins no other', async () => {
  let finish: (removed: number) => void = () => {}
  purgeInactive.mockReturnValue(new Promise((resolve) => (finish = resolve)))
  const retention = start()
  await turns()
  let stopped = false
  const stopping = retention.stop().then(() => (stopped = true))
  await turns()
  expect(stopped).toBe(false)
  finish(50)
  await stopping
  expect(purged.mock.calls).toEqual([['stopped', 50]])
  vi.advanceTimersByTime(2 * hour)
  await turns()
  expect(purgeInactive).toHaveBeenCalledTimes(1)
})

test('stopped at once, it purges nothing', async () => {
  await start().stop()
  await turns()
  expect(purgeInactive).not.toHaveBeenCalled()
})

test('the timer does not keep the process alive', () => {
  const setInterval = vi.spyOn(globalThis, 'setInterval')
  start()
  expect(setInterval.mock.results[0]!.value.hasRef()).toBe(false)
})
