/** Moments of the wall clock in ms. It goes on while a tab sleeps, as ticks do not. */
export interface Stopwatch {
  startedAt: number
  /** once it is stopped */
  stoppedAt?: number
}

/** Whole seconds that a stopwatch shows at a moment in ms; never below 0, where somebody sets the clock back. */
export function secondsOf({ startedAt, stoppedAt }: Stopwatch, now: number): number {
  return Math.max(0, Math.floor(((stoppedAt ?? now) - startedAt) / 1000))
}
