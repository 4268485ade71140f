import { setTimeout as wait } from 'node:timers/promises'

const firstPause = 50
const longestPause = 2000

/**
 * Does `work`, again after random and growing pauses while it fails with an error that `isRetryable` and there is time left.
 * Throws the last failure. `closing` ends it: a program that stops does not wait for a database that is away.
 */
export async function retry<T>(
  work: () => Promise<T>,
  rules: {
    isRetryable: (error: unknown) => boolean
    /** milliseconds after which no new try begins */
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
      // a random part of the pause, so that instances that failed together do not try again together
      const length = Math.random() * longest
      if (!isRetryable(error) || performance.now() + length > end) throw error
      await wait(length, undefined, { signal: closing }).catch(() => {})
      if (closing?.aborted) throw error
    }
  }
}
