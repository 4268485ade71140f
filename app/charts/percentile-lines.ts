import { measuredGroups, type DrawnPercentile } from '../../domain/norms/measured-people.ts'
import type { Gender } from '../../domain/person.ts'
import { pointAt, type Axes, type Point } from './axes.ts'

/** Axes for the people tested, aged 20 to 89. */
export const axesOfPeople: Axes = { ages: { from: 20, to: 90 }, vo2maxRange: { from: 10, to: 65 } }

/**
 * Returns a percentile's line through the middle of each decade. It is horizontal in the outer halves of the first and
 * last.
 */
export function percentileLine(gender: Gender, percentile: DrawnPercentile): Point[] {
  const points = measuredGroups(gender).map(({ ages, values }) =>
    pointAt(axesOfPeople, (ages.from + ages.to + 1) / 2, values[percentile]),
  )
  return [[0, points[0]![1]], ...points, [100, points.at(-1)![1]]]
}
