import { cooperDistance, corrections, estimate } from './cooper.ts'
import { normFor, thresholdsOf } from './norms.ts'
import { categories, type Category } from './rating.ts'
import { limits, type Run } from './cooper-run.ts'

/** What it would take to be rated one category higher. */
export interface NextStep {
  category: Category
  /** ml/kg/min from which the category begins */
  threshold: number
  /** shortest distance in 12 minutes, in whole metres, whose displayed result reaches it */
  distance: number
}

/**
 * The next category for the person who made a run; undefined for those who are Excellent, and when it would need more
 * metres than the form accepts. A property of the formula, never a goal to set an older adult (docs/physiology.md).
 */
export function nextStep({ age, gender, distance }: Run): NextStep | undefined {
  const vo2max = estimate({ age, gender, distance })
  const thresholds = thresholdsOf(normFor(gender, age))
  const next = thresholds.findIndex((threshold) => vo2max < threshold)
  const threshold = thresholds[next]
  if (threshold === undefined) return undefined
  const needed = shortestRunTo(threshold, { age, gender })
  return needed > limits.distance.max ? undefined : { category: categories[next + 1]!, threshold, distance: needed }
}

/** The inverse of the formula, then corrected by trying whole metres, because the result is rounded. */
function shortestRunTo(threshold: number, { age, gender }: Pick<Run, 'age' | 'gender'>): number {
  const reaches = (distance: number) => estimate({ age, gender, distance }) >= threshold
  const factors = corrections({ age, gender })
  // half a tenth below the threshold is shown as the threshold
  let distance = Math.ceil(cooperDistance((threshold - 0.05) / (factors.age * factors.gender)))
  while (!reaches(distance)) distance++
  while (reaches(distance - 1)) distance--
  return distance
}
