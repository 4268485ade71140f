/** A mark of the plot that a label may stand above, in percent of the plot's width and height, from the left and the top. */
interface LabelPlace {
  left: number
  top: number
}

/** What a label takes above its place, in percent of the plot's height where it is lowest: from its foot to its head. */
const [foot, head] = [4, 13]

/** Which places can have a label so that none touches another. The first of `order`, which has their indices, choose first. */
export function nonOverlapping(places: LabelPlace[], width: number, order: Iterable<number>): Set<number> {
  const chosen = new Set<number>()
  const touch = (one: LabelPlace, other: LabelPlace) =>
    Math.abs(one.left - other.left) < width && Math.abs(one.top - other.top) < head - foot
  for (const index of order) {
    if ([...chosen].every((other) => !touch(places[index]!, places[other]!))) chosen.add(index)
  }
  return chosen
}

/** Whether a label of this width would lie on another mark than its own. */
export function overlapsMark(place: LabelPlace, marks: LabelPlace[], width: number): boolean {
  return marks.some(({ left, top }) => {
    const above = place.top - top
    return Math.abs(left - place.left) < width / 2 && above > foot / 2 && above < head
  })
}

/**
 * Of each place, whether it has its label everywhere, on wide screens alone, or nowhere: no label lies on one of the marks.
 * Widths are those of a label at most, in percent of the plot's: on a phone, and where there is more room.
 */
export function labelsOf(
  places: LabelPlace[],
  { narrow, wide }: { narrow: number; wide: number },
  order: number[],
  marks: LabelPlace[] = [],
): ('all' | 'wide' | 'none')[] {
  const thatFit = (width: number) => order.filter((index) => !overlapsMark(places[index]!, marks, width))
  const always = nonOverlapping(places, narrow, thatFit(narrow))
  const more = nonOverlapping(places, wide, [...always, ...thatFit(wide)])
  return places.map((_, index) => (always.has(index) ? 'all' : more.has(index) ? 'wide' : 'none'))
}

/** Indices in the order in which labels are given: the last, the first, then from the newest back. */
export function newestFirst(count: number): number[] {
  return [...new Set([count - 1, 0, ...Array.from({ length: count }, (_, index) => count - 1 - index)])]
}
