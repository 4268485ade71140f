import { measuredGroups, type DrawnPercentile } from '../../../domain/norms/measured-people.ts'
import type { Gender } from '../../../domain/person.ts'
import { pointAt, type Axes, type Point } from './axes.ts'

/** People were tested from 20 to 89. */
export const axesOfPeople: Axes = { ages: { from: 20, to: 90 }, uptakes: { from: 10, to: 65 } }

/** The line of a percentile of the people tested: through the middle of each decade, level over the halves at both ends. */
export function percentileLine(gender: Gender, percentile: DrawnPercentile): Point[] {
  const points = measuredGroups(gender).map(({ ages, values }) =>
    pointAt(axesOfPeople, (ages.from + ages.to + 1) / 2, values[percentile]),
  )
  return [[0, points[0]![1]], ...points, [100, points.at(-1)![1]]]
}
