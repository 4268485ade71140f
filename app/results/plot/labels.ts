/**
 * Which places on an axis can have a label so that none touches another: those at least `gap` from all that have one. The
 * first of `order`, which has their indices, choose first.
 */
export function labelled(places: number[], gap: number, order: Iterable<number>): Set<number> {
  const chosen = new Set<number>()
  for (const index of order) {
    if ([...chosen].every((other) => Math.abs(places[index]! - places[other]!) >= gap)) chosen.add(index)
  }
  return chosen
}

/** How wide a label is at most, in percent of the plot's width: on a phone, and where there is more room. */
export interface LabelWidths {
  narrow: number
  wide: number
}

/** Of each place, whether it has its label everywhere, on wide screens alone, or nowhere. */
export function labelsOf(
  places: number[],
  { narrow, wide }: LabelWidths,
  order: number[],
): ('all' | 'wide' | 'none')[] {
  const always = labelled(places, narrow, order)
  const more = labelled(places, wide, [...always, ...order])
  return places.map((_, index) => (always.has(index) ? 'all' : more.has(index) ? 'wide' : 'none'))
}

/** Indices in the order in which labels are given: the last, the first, then from the newest back. */
export function newestFirst(count: number): number[] {
  return [...new Set([count - 1, 0, ...Array.from({ length: count }, (_, index) => count - 1 - index)])]
}
