import { ratingOf } from '../../norms/rating.ts'
import type { PersonVo2max } from '../../person.ts'
import { oneDecimal } from '../../rounding.ts'
import { defineProtocol } from '../definition.ts'
import { age, gender, weight, type InputsOf } from '../field.ts'
import { cooper, corrections, estimate, isWalked } from './equation.ts'

/** Source: product spec, section 5. */
export const runFields = { age, gender, weight, distance: { kind: 'metres', min: 500, max: 5000 } } as const

/** A 12-minute Cooper run and the person who ran it; distance in metres. */
export type Run = InputsOf<typeof runFields>

/** What the form shows first. Source: product spec, section 5. */
export const defaultRun: Run = { age: 30, gender: 'homme', weight: 70, distance: 2400 }

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

/** The site's own value of a run, rated; it may be 0, which is the formula's limit. Cooper gives no standard error. */
export const cooperRun = defineProtocol({
  fields: runFields,
  start: defaultRun,
  saved: 'always',
  outcome(run) {
    const { vo2max, category } = resultOf(run)
    return { kind: 'estimate', vo2max, category, litresPerMinute: null, standardError: null, caution: null }
  },
  equation(run) {
    if (cooper(run.distance) === 0) return { texts: ['0'], numbers: [] }
    const factors = Object.values(corrections(run)).filter((factor) => factor !== 1)
    return {
      texts: ['(', ' − ', ') ÷ ', ...factors.map(() => ' × '), ''],
      numbers: [run.distance, 504.9, 44.73, ...factors],
    }
  },
})
