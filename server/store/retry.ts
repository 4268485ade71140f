import { setTimeout as wait } from 'node:timers/promises'

const firstPause = 50
const longestPause = 2000

/**
 * Runs `work`, and repeats it after random, growing pauses while it fails with a retryable error.
 * @throws the last error, once `timeout` would pass or `closing` is aborted
 */
export async function retry<T>(
  work: () => Promise<T>,
  rules: {
    isRetryable: (error: unknown) => boolean
    /** milliseconds after which no new attempt begins */
    timeout: number
    closing?: AbortSignal | undefined
  },
): Promise<T> {
  const { isRetryable, timeout, closing } = rules
  const end = performance.now() + timeout
  for (let longest = firstPause; ; longest = Math.min(longest * 2, longestPause)) {
    try {
      return await work()
    } catch (error) {
      // random, so that instances that failed together do not retry together
      const length = Math.random() * longest
      if (!isRetryable(error) || performance.now() + length > end) throw error
      await wait(length, undefined, { signal: closing }).catch(() => {})
      if (closing?.aborted) throw error
    }
  }
}
