import { testedGroups, type DrawnPercentile } from '#domain/norms/tested-people.ts'
import type { Gender } from '#domain/person.ts'
import { linePath, pointAt, type Axes, type Point } from './axes.ts'

/**
 * Returns a percentile's line through the middle of each decade, on axes from 20 to 90 years. It is horizontal in the
 * outer halves of the first and last.
 */
export function percentileLine(axes: Axes, gender: Gender, percentile: DrawnPercentile): Point[] {
  const points = testedGroups(gender).map(({ ages, values }) =>
    pointAt(axes, (ages.from + ages.to + 1) / 2, values[percentile]),
  )
  return [[0, points[0]![1]], ...points, [100, points.at(-1)![1]]]
}

/** Returns the SVG path data of the band between two percentiles. */
export function percentileBand(axes: Axes, gender: Gender, from: DrawnPercentile, to: DrawnPercentile): string {
  return `${linePath([...percentileLine(axes, gender, to), ...percentileLine(axes, gender, from).reverse()])}Z`
}
