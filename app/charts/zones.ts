import { categories, type Category } from '#domain/norms/rating.ts'
import { norms, thresholdsOf } from '#domain/norms/thresholds.ts'
import type { Gender } from '#domain/person.ts'
import { pointAt, type Axes, type Point } from './axes.ts'

/** Returns the axes of the scale. They include the age, and every VO2max in `values` (ml/kg/min). */
export function axesOfScale(gender: Gender, age = 30, values: readonly number[] = []): Axes {
  const lowest = Math.min(...values)
  const highest = Math.max(...values)
  const usualTop = gender === 'femme' ? 55 : 60
  return {
    ages: { from: age < 20 ? 10 : 20, to: age < 80 ? 80 : age < 90 ? 90 : 101 },
    vo2maxRange: {
      from: values.length ? axisStart(lowest) : 20,
      to: Math.max(usualTop, Math.ceil((highest + 1) / 5) * 5),
    },
  }
}

/** Returns the start of the VO2max axis, in ml/kg/min: 0, 10 or 20. It leaves room for a text below the given VO2max. */
export function axisStart(vo2max: number): number {
  if (vo2max < 16) return 0
  return vo2max < 26 ? 10 : 20
}

/** Returns the zones of the scale, lowest first, with the lines of their lower and upper edges. */
export function zonesOf(gender: Gender, axes: Axes): { category: Category; lower: Point[]; upper: Point[] }[] {
  const { ages, vo2maxRange } = axes
  const edge = (index: number) =>
    norms[gender].flatMap((norm, group) => {
      const vo2max = [vo2maxRange.from, ...thresholdsOf(norm), vo2maxRange.to][index]!
      const from = group === 0 ? ages.from : norms[gender][group - 1]!.upTo + 1
      return [pointAt(axes, from, vo2max), pointAt(axes, norm.upTo + 1, vo2max)]
    })
  return categories.map((category, index) => ({ category, lower: edge(index), upper: edge(index + 1) }))
}
