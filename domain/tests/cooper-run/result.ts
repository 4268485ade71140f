import { lowestVo2max } from '../../everyday.ts'
import { ratingOf } from '../../norms/rating.ts'
import type { PersonVo2max } from '../../person.ts'
import type { Run } from './cooper-run.ts'
import { estimate, isWalked } from './equation.ts'

/** The one path from a run to its result: in the browser, in the form's action and in the API. */
export function resultOf(run: Run) {
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
