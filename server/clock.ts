/** A source of time, passed to the code that needs one so that tests can set it. */
export interface Clock {
  /** epoch milliseconds */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }
