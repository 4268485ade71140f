import { estimate, isWalked } from './cooper.ts'
import { lowestVo2max } from './everyday.ts'
import { normFor } from './norms/norms.ts'
import { category, percentile, type Category, type Percentile } from './norms/rating.ts'
import { oneDecimal } from './rounding.ts'
import type { Gender, Run } from './cooper-run.ts'

/** A VO2max in ml/kg/min, from a run or known from elsewhere, and the person it belongs to. */
export interface PersonVo2max {
  vo2max: number
  /** years; 29.5 is allowed */
  age: number
  gender: Gender
}

/** Smallest and largest VO2max, in ml/kg/min, that somebody may enter as known: beyond them it is a typing error. */
export const vo2maxLimits = { min: 5, max: 100 } as const

/** What the calculator answers: VO2max in ml/kg/min with one decimal, its category and percentile step. */
export interface Result {
  vo2max: number
  category: Category
  percentile: Percentile
}

/** The one path from a run to its result: in the browser, in the form's action and in the API. */
export function resultOf(run: Run): Result {
  return ratingOf(vo2maxOf(run))
}

/** The VO2max that a run gives, as if it were known from elsewhere. */
export function vo2maxOf(run: Run): PersonVo2max {
  return { vo2max: estimate(run), age: run.age, gender: run.gender }
}

/** Whether the site's value of a run is too low to be anybody's: it is told as the formula's limit, and nothing follows from it. */
export function isBelowFormula(run: Run): boolean {
  return isWalked(run.distance) || estimate(run) < lowestVo2max
}

/** Rates a VO2max, rounded to one decimal first: the value that is shown is the one that is rated. */
export function ratingOf({ vo2max, age, gender }: PersonVo2max): Result {
  const norm = normFor(gender, age)
  const shown = oneDecimal(vo2max)
  return { vo2max: shown, category: category(shown, norm), percentile: percentile(shown, norm) }
}
