import { oneDecimal } from '../rounding.ts'
import { vo2maxLimits } from '../result.ts'

/** A VO2max that a test estimates. */
export interface Estimate {
  kind: 'estimate'
  /** ml/kg/min, one decimal */
  vo2max: number
  /** L/min, two decimals; null where the test takes no body weight */
  litresPerMinute: number | null
  /**
   * One standard error of the estimate for this person, in ml/kg/min, one decimal: about two results in three are nearer
   * than that to the laboratory's. Null where no study says it for this person.
   */
  standardError: number | null
  /** where the person's completed years lie beside those of the study; null within them, or where it gives none */
  outsideStudy: 'younger' | 'older' | null
}

/** An index of recovery: no VO2max. The lower, the sooner the heart calms down. */
export interface RecoveryIndex {
  kind: 'index'
  /** no unit, one decimal */
  index: number
}

/** Values that are possible one by one, but that the test cannot turn into a result. */
export interface Refusal {
  kind: 'refusal'
  reason: RefusalReason
}

/**
 * `age`: the test has no factor for that age. `pulseRange`: outside the pulses that the test describes. `notSteady`: the
 * pulse still changes. `noRise`: effort has not raised the pulse. `implausible`: a VO2max that nobody has.
 */
export type RefusalReason = 'age' | 'pulseRange' | 'notSteady' | 'noRise' | 'implausible'

export type Outcome = Estimate | RecoveryIndex | Refusal

export const refused = (reason: RefusalReason): Refusal => ({ kind: 'refusal', reason })

/** An estimate from a VO2max in ml/kg/min and its error, not rounded yet; refused outside `vo2maxLimits`. */
export function estimateOf({
  vo2max,
  litresPerMinute = null,
  standardError = null,
  outsideStudy = null,
}: { vo2max: number } & Partial<Estimate>): Estimate | Refusal {
  const shown = oneDecimal(vo2max)
  if (shown < vo2maxLimits.min || shown > vo2maxLimits.max) return refused('implausible')
  return {
    kind: 'estimate',
    vo2max: shown,
    litresPerMinute: litresPerMinute === null ? null : Math.round(litresPerMinute * 100) / 100,
    standardError: standardError === null ? null : oneDecimal(standardError),
    outsideStudy,
  }
}

/** Pulses in beats/min that a person can have during an effort or right after it: beyond them it is a slip. */
export const pulseLimits = { min: 40, max: 220 } as const
