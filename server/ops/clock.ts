import { uptime } from 'node:os'

/** Where the time comes from. Whatever needs the time is given a clock, so that a test can set it. */
export interface Clock {
  /** epoch milliseconds */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

/** Time since the machine started, which nobody can set; on Linux it goes on while the machine sleeps. */
export const uptimeClock: Clock = { now: () => uptime() * 1000 }
