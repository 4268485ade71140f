import { categories, type Category } from './norms/rating.ts'
import { thresholdGroupOf } from './norms/thresholds.ts'
import { cooperRunFields, resultOf, type Run, siteVo2max } from './protocols/cooper-run.ts'

/** A distance is within reach if it is at most this many times the run's distance. */
const reachFactor = 1.2

/** The category after a run's own, and where it begins. */
interface NextCategory {
  category: Category
  /** ml/kg/min */
  vo2max: number
  /** the shortest multiple of 10 m that reaches it; absent if it is beyond reach or the form's maximum */
  distance?: number
}

/** Returns the category after a run's own; undefined if that is the highest. */
export function nextCategoryOf(run: Run): NextCategory | undefined {
  const index = categories.indexOf(resultOf(run).category)
  const category = categories[index + 1]
  if (!category) return undefined
  const vo2max = thresholdGroupOf(run.gender, run.age).thresholds[index]!
  const farthest = Math.min(run.distance * reachFactor, cooperRunFields.distance.max)
  for (let distance = Math.ceil(run.distance / 10) * 10; distance <= farthest; distance += 10) {
    if (siteVo2max({ ...run, distance }) >= vo2max) return { category, vo2max, distance }
  }
  return { category, vo2max }
}
