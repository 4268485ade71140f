import { ratingOf } from '../norms/rating.ts'
import type { PersonVo2max } from '../person.ts'
import { oneDecimal } from '../rounding.ts'
import { age, gender, weight, type InputsOf } from './field.ts'
import { cooperVo2max, siteVo2max, isWalked } from './equation.ts'

/** Source: product spec, section 5. */
export const runFields = { age, gender, weight, distance: { kind: 'metres', min: 500, max: 5000 } } as const

/** A 12-minute Cooper run and the person who ran it; distance in metres. */
export type Run = InputsOf<typeof runFields>

/** The first values of the form. Source: product spec, section 5 */
export const defaultRun: Run = { age: 30, gender: 'homme', weight: 70, distance: 2400 }

/** Returns the value and category of a run. Browser, form action and API all use it. */
export function resultOf(run: Run) {
  return ratingOf(personVo2maxOf(run))
}

/** Returns the site's value of a run, with the person it belongs to. */
export function personVo2maxOf(run: Run): PersonVo2max {
  return { vo2max: siteVo2max(run), age: run.age, gender: run.gender }
}

/**
 * Returns the VO2max of the distance alone: Cooper's equation without the site's factors, in ml/kg/min, one decimal.
 * Comparisons with the laboratory use it. Undefined for a distance that was walked.
 */
export function vo2maxOfDistanceAlone({ distance }: Pick<Run, 'distance'>): number | undefined {
  return isWalked(distance) ? undefined : oneDecimal(cooperVo2max(distance))
}
