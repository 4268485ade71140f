import type { NumberRange } from '../range.ts'
import { oneDecimal } from '../rounding.ts'

/** The smallest and largest VO2max, in ml/kg/min, that a protocol may give or a person may enter. */
export const vo2maxLimits = { min: 5, max: 100 } as const

/** An estimated or entered VO2max. */
export interface Estimate {
  kind: 'estimate'
  /** ml/kg/min, one decimal */
  vo2max: number
  /**
   * One standard error of the estimate for this person, in ml/kg/min, one decimal: about two estimates in three differ
   * by less from the laboratory's value. Absent for a value from elsewhere.
   */
  standardError?: number
  /** the ages of the study's participants, if the person is younger or older */
  outsideStudiedAges?: { side: 'younger' | 'older'; ages: NumberRange }
  /** whether the person moves little, and the protocol overestimates such people */
  isSedentary?: boolean
}

/**
 * Accepted inputs that give no result.
 * - `outsideStudiedAges`: the protocol covers other `ages`
 * - `implausible`: the VO2max is outside `vo2maxLimits`
 * - `belowWalkingUptake`: the VO2max is lower than the uptake of the walk at this speed; both in ml/kg/min
 */
type Refusal =
  | { kind: 'refusal'; reason: 'outsideStudiedAges'; ages: NumberRange }
  | { kind: 'refusal'; reason: 'implausible' }
  | { kind: 'refusal'; reason: 'belowWalkingUptake'; vo2max: number; uptake: number; kilometresPerHour: number }

export type Outcome = Estimate | Refusal

/** Rounds the values of an estimate. Refuses a VO2max outside `vo2maxLimits`. */
export function estimateOrRefusal({ vo2max, standardError, ...cautions }: Omit<Estimate, 'kind'>): Outcome {
  const rounded = oneDecimal(vo2max)
  if (rounded < vo2maxLimits.min || rounded > vo2maxLimits.max) return { kind: 'refusal', reason: 'implausible' }
  return { kind: 'estimate', vo2max: rounded, standardError: standardError && oneDecimal(standardError), ...cautions }
}
