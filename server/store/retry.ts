import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../ops/clock.ts'

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
    clock?: Clock
    pause?: (milliseconds: number, closing?: AbortSignal) => Promise<void>
  },
): Promise<T> {
  const { isRetryable, timeout, closing, clock = performance, pause = pauseUntilClosing } = rules
  const end = clock.now() + timeout
  for (let longest = firstPause; ; longest = Math.min(longest * 2, longestPause)) {
    try {
      return await work()
    } catch (error) {
      // a random part of the pause, so that instances that failed together do not try again together
      const length = Math.random() * longest
      if (!isRetryable(error) || clock.now() + length > end) throw error
      await pause(length, closing)
      if (closing?.aborted) throw error
    }
  }
}

/** Only `closing` ends it early. */
function pauseUntilClosing(milliseconds: number, closing?: AbortSignal): Promise<void> {
  return wait(milliseconds, undefined, { signal: closing }).catch(() => {})
}
