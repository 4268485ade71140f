import { uptime } from 'node:os'

/** A source of time, passed to the code that needs one so that tests can set it. */
export interface Clock {
  /** epoch milliseconds */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

/** Time since the machine started, which cannot be set. On Linux it includes time asleep. */
export const uptimeClock: Clock = { now: () => uptime() * 1000 }
