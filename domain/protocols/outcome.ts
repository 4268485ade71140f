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
  /**
   * Why the study may not hold for this person.
   * - `younger`, `older`: than the study's participants
   * - `idle`: the protocol overestimates people who move little
   */
  caution?: 'younger' | 'older' | 'idle'
}

/**
 * Accepted inputs that give no result.
 * - `age`: the protocol does not cover the age
 * - `implausible`: the VO2max is outside `vo2maxLimits`
 * - `belowEffort`: the VO2max is lower than the uptake of the walk; both in ml/kg/min, `speed` in km/h
 */
type Refusal =
  | { kind: 'refusal'; reason: 'age' | 'implausible' }
  | { kind: 'refusal'; reason: 'belowEffort'; vo2max: number; uptake: number; speed: number }

export type Outcome = Estimate | Refusal

/** Rounds the values of an estimate. Refuses a VO2max outside `vo2maxLimits`. */
export function estimateOf({ vo2max, standardError, caution }: Omit<Estimate, 'kind'>): Outcome {
  const shown = oneDecimal(vo2max)
  if (shown < vo2maxLimits.min || shown > vo2maxLimits.max) return { kind: 'refusal', reason: 'implausible' }
  return {
    kind: 'estimate',
    vo2max: shown,
    standardError: standardError && oneDecimal(standardError),
    caution,
  }
}
