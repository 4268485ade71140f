import { beforeEach, expect, test, vi } from 'vitest'
import { noon } from '#tests/support/server/app.ts'
import { hour } from '../clock.ts'
import { startPurge } from './purge.ts'

const clock = { now: () => Date.now() }
const log = { info: vi.fn(), error: vi.fn() }
const purgeInactive = vi.fn<(now: number, limit: number) => Promise<number>>()

/** Lets all pending work finish. */
async function flushDueWork(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate)
}

/** Starts the purges, and waits for the first. */
async function start() {
  const purge = startPurge({ store: { purgeInactive }, clock, log })
  await flushDueWork()
  return purge
}

async function advance(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms)
  await flushDueWork()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: noon })
  purgeInactive.mockReset().mockResolvedValue(0)
  for (const mock of [log.info, log.error]) mock.mockReset()
})

test('it purges at start and every hour', async () => {
  await start()
  await advance(hour)
  expect(purgeInactive.mock.calls.map(([now]) => now)).toEqual([noon, noon + hour])
})

test('batches go on until one is not full', async () => {
  purgeInactive.mockResolvedValueOnce(10).mockResolvedValueOnce(10).mockResolvedValueOnce(2)
  await start()
  expect(purgeInactive).toHaveBeenCalledTimes(3)
})

test('the log counts the visitors of all batches', async () => {
  purgeInactive.mockResolvedValueOnce(10).mockResolvedValueOnce(10).mockResolvedValueOnce(2)
  await start()
  expect(log.info).toHaveBeenCalledWith({ visitors: 22 }, 'inactive visitors deleted')
})

test('a purge does not start while another runs', async () => {
  purgeInactive.mockReturnValue(new Promise(() => {}))
  await start()
  await advance(3 * hour)
  expect(purgeInactive).toHaveBeenCalledTimes(1)
})

test('a failure is an error in the log, and the next hour tries again', async () => {
  purgeInactive.mockRejectedValueOnce(new Error('disk full'))
  await start()
  expect(log.error).toHaveBeenCalledOnce()
  await advance(hour)
  expect(purgeInactive).toHaveBeenCalledTimes(2)
})

test('stop waits for the batch under way and begins no other', async () => {
  let finish: (deleted: number) => void = () => {}
  purgeInactive.mockReturnValue(new Promise((resolve) => (finish = resolve)))
  const purge = await start()
  let stopped = false
  const stopping = purge.stop().then(() => (stopped = true))
  await flushDueWork()
  expect(stopped).toBe(false)
  finish(10)
  await stopping
  await advance(2 * hour)
  expect(purgeInactive).toHaveBeenCalledTimes(1)
})
