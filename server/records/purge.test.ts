import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import { noon } from '#tests/support/server/noon.ts'
import { hour } from '../clock.ts'
import { startPurge } from './purge.ts'

const clock = { time: noon, now: () => clock.time }
const logger = { info: vi.fn(), error: vi.fn() }
const purgeInactive = vi.fn<(now: number, limit: number) => Promise<number>>()

function advance(ms: number): void {
  clock.time += ms
  vi.advanceTimersByTime(ms)
}

const start = () => startPurge({ store: { purgeInactive }, clock, logger })

beforeEach(() => {
  clock.time = noon
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  purgeInactive.mockReset().mockResolvedValue(0)
  for (const mock of [logger.info, logger.error]) mock.mockReset()
})

const waitForPurges = (count: number) => expect.poll(() => purgeInactive.mock.calls.length).toBe(count)

test('it purges at start and every hour', async () => {
  start()
  await waitForPurges(1)
  await nextTurn()
  advance(hour)
  await waitForPurges(2)
  expect(purgeInactive.mock.calls.map(([now]) => now)).toEqual([noon, noon + hour])
})

test('batches go on until one is not full, and the log counts all their visitors', async () => {
  purgeInactive.mockResolvedValueOnce(10).mockResolvedValueOnce(10).mockResolvedValueOnce(2)
  start()
  await expect.poll(() => logger.info.mock.calls).toEqual([[{ visitors: 22 }, 'inactive visitors deleted']])
  expect(purgeInactive).toHaveBeenCalledTimes(3)
})

test('a purge does not start while another runs', async () => {
  purgeInactive.mockReturnValue(new Promise(() => {}))
  start()
  await waitForPurges(1)
  advance(3 * hour)
  await nextTurn()
  expect(purgeInactive).toHaveBeenCalledTimes(1)
})

test('a failure is an error in the log, and the next hour tries again', async () => {
  purgeInactive.mockRejectedValueOnce(new Error('disk full'))
  start()
  await expect.poll(() => logger.error.mock.calls).toEqual([[{ err: new Error('disk full') }, 'purge failed']])
  await nextTurn()
  advance(hour)
  await waitForPurges(2)
})

test('stop waits for the batch under way and begins no other', async () => {
  let finish: (deleted: number) => void = () => {}
  purgeInactive.mockReturnValue(new Promise((resolve) => (finish = resolve)))
  const purge = start()
  await waitForPurges(1)
  const stopped = vi.fn()
  const stopping = purge.stop().then(stopped)
  await nextTurn()
  expect(stopped).not.toHaveBeenCalled()
  finish(10)
  await stopping
  advance(2 * hour)
  await nextTurn()
  expect(purgeInactive).toHaveBeenCalledTimes(1)
})
