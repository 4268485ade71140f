import type { ReactNode } from 'react'
import { type DrawnPercentile, testedAges, testedGroups } from '#domain/norms/tested-people.ts'
import type { Gender } from '#domain/person.ts'
import { linePath, type Point } from '../ui/graphics/svg.tsx'
import { type Axes, pointAt } from './axes.ts'

/** The axis of the people tested: it ends with their last year. */
export const testedAgesAxis = { from: testedAges.from, to: testedAges.to + 1 }

/**
 * Returns a percentile's line through the middle of each decade, on axes of `testedAgesAxis`. It is horizontal in the
 * outer halves of the first and last.
 */
export function percentileLine(axes: Axes, gender: Gender, percentile: DrawnPercentile): Point[] {
  const points = testedGroups(gender).map(({ ages, values }) =>
    pointAt(axes, (ages.from + ages.to + 1) / 2, values[percentile]),
  )
  return [[0, points[0]![1]], ...points, [100, points.at(-1)![1]]]
}

/** Returns the SVG path data of the band between two percentiles. */
export function percentileBandPath(axes: Axes, gender: Gender, from: DrawnPercentile, to: DrawnPercentile): string {
  return `${linePath([...percentileLine(axes, gender, to), ...percentileLine(axes, gender, from).reverse()])}Z`
}

/** Renders the middle 90 % of the people tested and their median, with `children` between. */
export function PercentileLines({ axes, gender, children }: { axes: Axes; gender: Gender; children: ReactNode }) {
  return (
    <>
      <path fill="var(--pine)" fillOpacity="0.16" d={percentileBandPath(axes, gender, 5, 95)} />
      {children}
      <path fill="none" stroke="var(--pine)" strokeWidth="2.5" d={linePath(percentileLine(axes, gender, 50))} />
    </>
  )
}
