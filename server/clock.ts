/** Where the time comes from: what depends on it receives it, so that a test can say what time it is. */
export interface Clock {
  /** epoch milliseconds */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }
