/** Where the time of a plot begins and ends, in percent of its width, so that no label is cut off. */
const plotRange = [8, 91] as const

/** From a value to its place in percent: `from` stands at `start`, `to` at `end`, and a single value in the middle. */
export function linearScale([from, to]: readonly number[], [start, end]: readonly number[]): (value: number) => number {
  const span = to! - from!
  return (value) => start! + (span === 0 ? 0.5 : (value - from!) / span) * (end! - start!)
}

/** Where results stand, oldest first, in percent: at their times, but far enough apart that each can be seen. */
export function positionsOf(times: number[]): number[] {
  const x = linearScale([times[0]!, times.at(-1)!], plotRange)
  const gap = Math.min(4, 80 / times.length)
  let previous = -Infinity
  const spaced = times.map((time) => (previous = Math.max(x(time), previous + gap)))
  return previous > plotRange[1] ? spaced.map(linearScale([spaced[0]!, previous], plotRange)) : spaced
}

/** Of each place, whether its label shows everywhere, on wide screens alone, or nowhere; the first of `order` choose first. */
export function labelVisibility(places: number[], order: number[], { narrow, wide }: { narrow: number; wide: number }) {
  const always = fittingLabels(places, order, narrow)
  const more = fittingLabels(places, [...always, ...order], wide)
  return places.map((_, index) => (always.has(index) ? 'all' : more.has(index) ? 'wide' : 'none'))
}

/** Those whose labels of this width touch no other. */
function fittingLabels(places: number[], order: number[], width: number): Set<number> {
  const chosen = new Set<number>()
  for (const index of order) {
    if ([...chosen].every((other) => Math.abs(places[index]! - places[other]!) >= width)) chosen.add(index)
  }
  return chosen
}
