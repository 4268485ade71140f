import { nextCategoryOf } from './goal.ts'
import { categories, type Category } from './norms/rating.ts'
import { normFor, thresholdsOf } from './norms/thresholds.ts'
import { resultOf, type Run } from './protocols/cooper-run.ts'

/** A title names the next category's distance only if it is at most this many times the run's distance. */
const maxDistanceRatio = 1.2

/**
 * What the title of a run's chart says: where the next category begins, in metres if that is near, else in ml/kg/min.
 */
type Milestone = 'highest' | { category: Category; distance: number } | { category: Category; vo2max: number }

/** Returns the milestone that the title of a run's chart names; `highest` in the highest category. */
export function nextMilestoneOf(run: Run): Milestone {
  const next = nextCategoryOf(run)
  if (next && next.distance <= run.distance * maxDistanceRatio) return next
  const index = categories.indexOf(resultOf(run).category)
  const category = categories[index + 1]
  return category ? { category, vo2max: thresholdsOf(normFor(run.gender, run.age))[index]! } : 'highest'
}
