/** How long a pulse is counted, in ms. */
export const countingTime = 15_000

/**
 * A count that the first tap starts: that beat is its zero, as when somebody counts by a watch. Taps are moments of the
 * wall clock in ms, those after the end do not count.
 */
export function beatsAfterFirst(taps: readonly number[]): number {
  const [start] = taps
  return start === undefined ? 0 : beatsWithin(taps.slice(1), start)
}

/** Taps within the 15 seconds that a clock has started. */
export function beatsWithin(taps: readonly number[], start: number): number {
  return taps.filter((tap) => tap >= start && tap < start + countingTime).length
}

/** Beats in 15 seconds as beats/min. */
export function perMinute(beats: number): number {
  return beats * 4
}
