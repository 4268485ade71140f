import { nextCategoryOf } from './goal.ts'
import { categories, type Category } from './norms/rating.ts'
import { normFor, thresholdsOf } from './norms/thresholds.ts'
import { resultOf, type Run } from './protocols/cooper-run/cooper-run.ts'

/** How much further the next category may begin to be named by its distance, as a share of the distance run. */
const farthest = 1.2

/** What a chart says of a run: where the next category begins, in metres if that is near, else in ml/kg/min. */
type Finding = 'highest' | { category: Category; distance: number } | { category: Category; vo2max: number }

/** What the chart of a run finds; `highest` in the highest category. */
export function findingOf(run: Run): Finding {
  const next = nextCategoryOf(run)
  if (next && next.distance <= run.distance * farthest) return next
  const index = categories.indexOf(resultOf(run).category)
  const category = categories[index + 1]
  return category ? { category, vo2max: thresholdsOf(normFor(run.gender, run.age))[index]! } : 'highest'
}
