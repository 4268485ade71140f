import { expect, test, vi } from 'vitest'
import { retry } from './retry.ts'

const away = new Error('away')
const wrong = new Error('wrong')

/** Tries `work` for 8 s at most, where only pauses take time; answers what the pauses were, too. */
function retrying(work: () => Promise<string>, closing = new AbortController().signal) {
  let now = 0
  const pauses: number[] = []
  const outcome = retry(work, {
    isRetryable: (error) => error === away,
    timeout: 8000,
    closing,
    clock: { now: () => now },
    pause: async (length) => {
      now += length
      pauses.push(length)
    },
  })
  return { outcome, pauses }
}

test('what may pass is tried again', async () => {
  const work = vi.fn().mockRejectedValueOnce(away).mockRejectedValueOnce(away).mockResolvedValue('done')
  expect(await retrying(work).outcome).toBe('done')
})

test('what is simply wrong is not', async () => {
  const work = vi.fn().mockRejectedValueOnce(wrong)
  await expect(retrying(work).outcome).rejects.toBe(wrong)
  expect(work).toHaveBeenCalledTimes(1)
})

test('pauses double from 50 ms to 2 s, and no try begins after 8 s', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(1)
  const { outcome, pauses } = retrying(vi.fn().mockRejectedValue(away))
  await expect(outcome).rejects.toBe(away)
  expect(pauses).toEqual([50, 100, 200, 400, 800, 1600, 2000, 2000])
  random.mockRestore()
})

test('closing ends the pause and the tries', async () => {
  const controller = new AbortController()
  const work = vi.fn(async () => {
    controller.abort()
    throw away
  })
  const outcome = retry(work, { isRetryable: () => true, timeout: 8000, closing: controller.signal })
  await expect(outcome).rejects.toBe(away)
  expect(work).toHaveBeenCalledTimes(1)
})
