import type { Category } from '../norms/rating.ts'
import type { uptakeOf } from '../effort.ts'
import { oneDecimal } from '../rounding.ts'

/** The smallest and largest VO2max, in ml/kg/min, that a protocol may give or a person may enter. */
export const vo2maxLimits = { min: 5, max: 100 } as const

/** An estimated or entered VO2max. */
export interface Estimate {
  kind: 'estimate'
  /** ml/kg/min, one decimal */
  vo2max: number
  /** by the site's thresholds; null if they do not rate the protocol */
  category: Category | null
  /** L/min, two decimals; null if the protocol takes no body weight */
  litresPerMinute: number | null
  /**
   * One standard error of the estimate for this person, in ml/kg/min, one decimal: about two estimates in three differ
   * by less from the laboratory's value. Null if no study gives it for this person.
   */
  standardError: number | null
  /**
   * Why the study may not hold for this person.
   * - `younger`, `older`: than the study's participants
   * - `ageless`: the equation ignores age, and overestimates people older than the students studied; no comparison is
   *   shown
   * - `borrowedError`: the standard error comes from another protocol
   * - `idle`: the protocol overestimates people who move little
   */
  caution: 'younger' | 'older' | 'ageless' | 'borrowedError' | 'idle' | null
}

/**
 * Why accepted inputs give no result.
 * - `age`: the protocol has no factor for the age
 * - `pulseRange`: the protocol does not cover the pulse
 * - `notSteady`: the pulse was still changing
 * - `noRise`: the effort did not raise the pulse
 * - `implausible`: the VO2max is outside `vo2maxLimits`
 */
type RefusalReason = 'age' | 'pulseRange' | 'notSteady' | 'noRise' | 'implausible'

/** The effort of a submaximal protocol. */
export interface Effort {
  activity: keyof typeof uptakeOf
  /** ml/kg/min */
  uptake: number
  /** km/h or watts; 0 for the step, whose height and rate nobody chooses */
  load: number
}

/** `belowEffort`: the VO2max, in ml/kg/min, is lower than the uptake of the effort. */
type Refusal =
  { kind: 'refusal'; reason: RefusalReason } | ({ kind: 'refusal'; reason: 'belowEffort'; vo2max: number } & Effort)

/** What a protocol computes. An index rates recovery: no unit, one decimal; the lower, the faster the pulse falls. */
export type Outcome = Estimate | { kind: 'index'; index: number } | Refusal

export const refused = (reason: RefusalReason): Refusal => ({ kind: 'refusal', reason })

/** Rounds the values of an estimate. Refuses a VO2max outside `vo2maxLimits`. */
export function estimateOf({
  vo2max,
  litresPerMinute = null,
  standardError = null,
  caution = null,
}: { vo2max: number } & Partial<Estimate>): Estimate | Refusal {
  const shown = oneDecimal(vo2max)
  if (shown < vo2maxLimits.min || shown > vo2maxLimits.max) return refused('implausible')
  return {
    kind: 'estimate',
    vo2max: shown,
    category: null,
    litresPerMinute: litresPerMinute === null ? null : Math.round(litresPerMinute * 100) / 100,
    standardError: standardError === null ? null : oneDecimal(standardError),
    caution,
  }
}
