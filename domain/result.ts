import { estimate } from './estimate.ts'
import { normFor } from './norms.ts'
import { category, percentile, type Category, type Percentile } from './rating.ts'
import type { Run } from './run.ts'

/** What the calculator answers: VO2max in ml/kg/min with one decimal, its category and percentile step. */
export interface Result {
  vo2max: number
  category: Category
  percentile: Percentile
}

/** The one path from a run to its result: in the browser, in the form's action and in the API. */
export function resultOf(run: Run): Result {
  const vo2max = estimate(run)
  const norm = normFor(run.gender, run.age)
  return { vo2max, category: category(vo2max, norm), percentile: percentile(vo2max, norm) }
}
