import { categories, type Category } from '../../../domain/norms/rating.ts'
import { norms, thresholdsOf } from '../../../domain/norms/thresholds.ts'
import { measuredGroups, type DrawnPercentile } from '../../../domain/norms/measured-people.ts'
import type { Gender } from '../../../domain/person.ts'

/** What a chart spans: ages in years from left to right, uptakes in ml/kg/min from the bottom up. */
export interface Axes {
  ages: { from: number; to: number }
  uptakes: { from: number; to: number }
}

/** A place in percent of the plot, from its left and from its top. */
export type Point = readonly [x: number, y: number]

/** The axes of the scale, wide enough for a person and for every VO2max that the chart is to show. */
export function axesOfScale(gender: Gender, age = 30, values: readonly number[] = []): Axes {
  const lowest = Math.min(...values)
  const highest = Math.max(...values)
  const usualTop = gender === 'femme' ? 55 : 60
  return {
    ages: { from: age < 20 ? 10 : 20, to: age < 80 ? 80 : age < 90 ? 90 : 101 },
    uptakes: {
      from: values.length ? lowestUptake(lowest) : 20,
      to: Math.max(usualTop, Math.ceil((highest + 1) / 5) * 5),
    },
  }
}

/** Where the axis begins, in ml/kg/min, for a VO2max that is to stand above it. */
export function lowestUptake(vo2max: number): number {
  if (vo2max < 13) return 0
  return vo2max < 24 ? 10 : 20
}

/** People were tested from 20 to 89. */
export const axesOfPeople: Axes = { ages: { from: 20, to: 90 }, uptakes: { from: 10, to: 65 } }

/** Where an age and an uptake stand; beyond the axes, at their ends. */
export function pointAt({ ages, uptakes }: Axes, age: number, uptake: number): Point {
  return [
    within((age - ages.from) / (ages.to - ages.from)),
    within((uptakes.to - uptake) / (uptakes.to - uptakes.from)),
  ]
}

const within = (share: number) => Math.min(1, Math.max(0, share)) * 100

/** Somebody has completed an age for half a year, on average: 30 stands right of the step at 30. */
export const middleOfYear = (age: number) => Math.floor(age) + 0.5

/** Every ten from one end of an axis to the other; every twenty where ten would be too near. */
export function ticksOf({ from, to }: { from: number; to: number }): number[] {
  const step = to - from > 80 ? 20 : 10
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
}

/** The zones of the scale from the lowest, with the lines at their upper and lower edges. */
export function zonesOf(gender: Gender, axes: Axes): { category: Category; lower: Point[]; upper: Point[] }[] {
  const { ages, uptakes } = axes
  const edge = (index: number) =>
    norms[gender].flatMap((norm, group) => {
      const uptake = [uptakes.from, ...thresholdsOf(norm), uptakes.to][index]!
      const from = group === 0 ? ages.from : norms[gender][group - 1]!.upTo + 1
      return [pointAt(axes, from, uptake), pointAt(axes, norm.upTo + 1, uptake)]
    })
  return categories.map((category, index) => ({ category, lower: edge(index), upper: edge(index + 1) }))
}

/** The line of a percentile of the people tested: through the middle of each decade, level over the halves at both ends. */
export function percentileLine(gender: Gender, percentile: DrawnPercentile): Point[] {
  const points = measuredGroups(gender).map(({ ages, values }) =>
    pointAt(axesOfPeople, (ages.from + ages.to + 1) / 2, values[percentile]),
  )
  return [[0, points[0]![1]], ...points, [100, points.at(-1)![1]]]
}

/** An SVG path through points. */
export function pathOf(points: readonly Point[]): string {
  return `M${points.map((point) => point.map((place) => Number(place.toFixed(2))).join(' ')).join('L')}`
}
