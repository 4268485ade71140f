export interface Clock {
  /** epoch milliseconds */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }
