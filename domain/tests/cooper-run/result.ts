import { ratingOf } from '../../norms/rating.ts'
import type { PersonVo2max } from '../../person.ts'
import { oneDecimal } from '../../rounding.ts'
import type { Run } from './cooper-run.ts'
import { cooper, estimate, isWalked } from './equation.ts'

/** The one path from a run to its result: in the browser, in the form's action and in the API. */
export function resultOf(run: Run) {
  return ratingOf(vo2maxOf(run))
}

/** The VO2max that a run gives, as if it were known from elsewhere. */
export function vo2maxOf(run: Run): PersonVo2max {
  return { vo2max: estimate(run), age: run.age, gender: run.gender }
}

/**
 * What a runner can take up at most, in ml/kg/min, by the distance alone: Cooper's equation, one decimal. All that is
 * physical is read by it. Undefined of a distance that was walked.
 */
export function capacityOf({ distance }: Pick<Run, 'distance'>): number | undefined {
  return isWalked(distance) ? undefined : oneDecimal(cooper(distance))
}
