/** The positions of the first and last time, in percent of the plot's width; the rest leaves room for labels. */
const plotRange = [8, 91] as const

/**
 * Returns a linear scale from values to positions: `from` to `start`, `to` to `end`. If `from` equals `to`, it returns
 * the middle.
 */
export function linearScale([from, to]: readonly number[], [start, end]: readonly number[]): (value: number) => number {
  const span = to! - from!
  return (value) => start! + (span === 0 ? 0.5 : (value - from!) / span) * (end! - start!)
}

/**
 * Returns the positions of times, oldest first, in percent: proportional, but with a minimum gap so that marks stay
 * distinct.
 */
export function positionsOf(times: number[]): number[] {
  const x = linearScale([times[0]!, times.at(-1)!], plotRange)
  const gap = Math.min(4, 80 / times.length)
  let previous = -Infinity
  const spaced = times.map((time) => (previous = Math.max(x(time), previous + gap)))
  return previous > plotRange[1] ? spaced.map(linearScale([spaced[0]!, previous], plotRange)) : spaced
}

/**
 * Returns on which screens the label at each position is shown: `all`, `wide` or `none`. Labels are placed in `order`,
 * a list of indices; one that would overlap an earlier one is left out. `narrow` and `wide` are label widths in
 * percent.
 */
export function labelVisibility(
  positions: number[],
  order: number[],
  { narrow, wide }: { narrow: number; wide: number },
) {
  const always = fittingLabels(positions, order, narrow)
  const more = fittingLabels(positions, [...always, ...order], wide)
  return positions.map((_, index) => (always.has(index) ? 'all' : more.has(index) ? 'wide' : 'none'))
}

/** Returns the indices whose labels of this width overlap no earlier one of `order`. */
function fittingLabels(positions: number[], order: number[], width: number): Set<number> {
  const chosen = new Set<number>()
  for (const index of order) {
    if ([...chosen].every((other) => Math.abs(positions[index]! - positions[other]!) >= width)) chosen.add(index)
  }
  return chosen
}
