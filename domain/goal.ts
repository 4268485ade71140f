import { normFor, thresholdsOf } from './norms/thresholds.ts'
import { categories, type Category } from './norms/rating.ts'
import { resultOf, type Run, runFields } from './protocols/cooper-run.ts'
import { cooperDistance, siteFactors, siteVo2max } from './protocols/equation.ts'

/**
 * Returns the shortest multiple of 10 m that reaches a run's next category. Undefined in the highest category, or if
 * that distance is above the form's maximum.
 */
export function nextCategoryOf(run: Run): { distance: number; category: Category } | undefined {
  const rank = categories.indexOf(resultOf(run).category)
  const start = categoryStartsOf(run)[rank]
  if (start === undefined) return undefined
  const distance = Math.ceil(start / 10) * 10
  return distance > runFields.distance.max ? undefined : { distance, category: categories[rank + 1]! }
}

/** Returns the shortest distances, in whole metres, at which a person's categories after the first begin. */
export function categoryStartsOf({ age, gender }: Pick<Run, 'age' | 'gender'>): number[] {
  return thresholdsOf(normFor(gender, age)).map((threshold) => shortestRunTo(threshold, { age, gender }))
}

/**
 * Returns the shortest distance, in whole metres, that reaches a threshold. Tries metre by metre, because values are
 * rounded.
 */
function shortestRunTo(threshold: number, { age, gender }: Pick<Run, 'age' | 'gender'>): number {
  const reaches = (distance: number) => siteVo2max({ age, gender, distance }) >= threshold
  const factors = siteFactors({ age, gender })
  // a value half a tenth below the threshold is rounded up to it
  let distance = Math.ceil(cooperDistance((threshold - 0.05) / (factors.age * factors.gender)))
  while (!reaches(distance)) distance++
  while (reaches(distance - 1)) distance--
  return distance
}
