/**
 * Where results stand, in percent of an axis of time, so that each can be seen: at their times, but those of one day at least
 * `gap` apart. Takes them oldest first and keeps their order; all stay within the range when that many gaps have room.
 */
export function dodge(
  places: { at: number; day: string }[],
  gap: number,
  range: readonly number[] = [0, 100],
): number[] {
  const [least, most] = range
  const gaps = places.map(({ day }, index) => (day === places[index - 1]?.day ? gap : 0))
  const times = places.map(({ at }) => at)
  const later = pushedRight(times, gaps)
  const earlier = pushedLeft(times, gaps)
  const around = later.map((position, index) => (position + earlier[index]!) / 2)
  return pushedLeft(pushedRight(around, gaps, least), gaps, most)
}

/** Each at least its gap from the one before it. */
function pushedRight(positions: number[], gaps: number[], least = -Infinity): number[] {
  let previous = least
  return positions.map((position, index) => (previous = Math.max(position, previous + gaps[index]!)))
}

/** The same from the other end. */
function pushedLeft(positions: number[], gaps: number[], most = Infinity): number[] {
  const mirrored = positions.map((position) => -position).reverse()
  const gapsAfter = [0, ...gaps.slice(1).reverse()]
  return pushedRight(mirrored, gapsAfter, -most)
    .map((position) => -position)
    .reverse()
}
