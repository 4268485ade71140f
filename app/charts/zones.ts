import { categories, type Category } from '#domain/norms/rating.ts'
import { thresholdGroups } from '#domain/norms/thresholds.ts'
import type { Gender } from '#domain/person.ts'
import type { Point } from '../ui/graphics/svg.tsx'
import { type Axes, pointAt } from './axes.ts'

/** Returns the zones of the scale, lowest first, with the lines of their lower and upper edges. */
export function categoryZonesOf(gender: Gender, axes: Axes): { category: Category; lower: Point[]; upper: Point[] }[] {
  const { ages, vo2maxRange } = axes
  const groups = thresholdGroups[gender]
  const edge = (edgeIndex: number) =>
    groups.flatMap((group, index) => {
      const vo2max = [vo2maxRange.from, ...group.thresholds, vo2maxRange.to][edgeIndex]!
      const from = index === 0 ? ages.from : groups[index - 1]!.upTo + 1
      return [pointAt(axes, from, vo2max), pointAt(axes, group.upTo + 1, vo2max)]
    })
  return categories.map((category, index) => ({ category, lower: edge(index), upper: edge(index + 1) }))
}
