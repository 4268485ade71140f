import { expect, test, vi } from 'vitest'
import { retry } from './retry.ts'

const away = new Error('away')
const rules = { isRetryable: (error: unknown) => error === away, timeout: 8000 }

test('a retryable error is retried', async () => {
  const work = vi.fn().mockRejectedValueOnce(away).mockRejectedValueOnce(away).mockResolvedValue('done')
  expect(await retry(work, rules)).toBe('done')
})

test('any other error is not retried', async () => {
  const wrong = new Error('wrong')
  const work = vi.fn().mockRejectedValueOnce(wrong)
  await expect(retry(work, rules)).rejects.toBe(wrong)
  expect(work).toHaveBeenCalledTimes(1)
})

test('no attempt begins after the timeout', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  const work = vi.fn().mockRejectedValue(away)
  // retries after 50 and 100 ms; the next would be 200 ms later
  await expect(retry(work, { ...rules, timeout: 300 })).rejects.toBe(away)
  expect(work).toHaveBeenCalledTimes(3)
})

test('closing ends the pause and the retries', async () => {
  const controller = new AbortController()
  const work = vi.fn(async () => {
    controller.abort()
    throw away
  })
  await expect(retry(work, { ...rules, closing: controller.signal })).rejects.toBe(away)
  expect(work).toHaveBeenCalledTimes(1)
})
