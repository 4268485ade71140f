/** A source of time, passed to the code that needs one so that tests can set it. */
export interface Clock {
  /** epoch milliseconds */
  now(): number
}

/** Lengths of time, in milliseconds. */
export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

export const systemClock: Clock = { now: () => Date.now() }
