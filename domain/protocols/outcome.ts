import type { Category } from '../norms/rating.ts'
import type { uptakeOf } from '../effort.ts'
import { oneDecimal } from '../rounding.ts'

/** Smallest and largest VO2max, in ml/kg/min, that a test may give or somebody may enter: beyond them it is an error. */
export const vo2maxLimits = { min: 5, max: 100 } as const

/** A VO2max that a test gives. */
export interface Estimate {
  kind: 'estimate'
  /** ml/kg/min, one decimal */
  vo2max: number
  /** by the site's thresholds; null where the test is not rated by them */
  category: Category | null
  /** L/min, two decimals; null where the test takes no body weight */
  litresPerMinute: number | null
  /**
   * One standard error of the estimate for this person, in ml/kg/min, one decimal: about two results in three are nearer
   * than that to the laboratory's. Null where no study says it for this person.
   */
  standardError: number | null
  /**
   * What the study leaves open for this person. `younger` and `older`: than those it looked at. `ageless`: no age enters the
   * equation, which flatters people older than its students, so they are compared with nobody. `borrowedError`: the
   * standard error comes from another test. `idle`: this test flatters people who move little.
   */
  caution: 'younger' | 'older' | 'ageless' | 'borrowedError' | 'idle' | null
}

/**
 * Why values that are possible one by one give no result. `age`: the test has no factor for that age. `pulseRange`: outside
 * the pulses that the test describes. `notSteady`: the pulse still changes. `noRise`: effort has not raised the pulse.
 * `implausible`: a VO2max that nobody has.
 */
type RefusalReason = 'age' | 'pulseRange' | 'notSteady' | 'noRise' | 'implausible'

/** What was done in a test below one's maximum. */
export interface Effort {
  doing: keyof typeof uptakeOf
  /** ml/kg/min */
  uptake: number
  /** km/h or watts; 0 of a step, which is the same for everybody */
  load: number
}

/** `belowEffort`: a VO2max, in ml/kg/min, lower than the oxygen that the effort has just taken. */
type Refusal =
  { kind: 'refusal'; reason: RefusalReason } | ({ kind: 'refusal'; reason: 'belowEffort'; vo2max: number } & Effort)

/** An index is one of recovery, without a unit, with one decimal: the lower, the sooner the heart calms down. */
export type Outcome = Estimate | { kind: 'index'; index: number } | Refusal

export const refused = (reason: RefusalReason): Refusal => ({ kind: 'refusal', reason })

/** An estimate from values that are not rounded yet; refused outside `vo2maxLimits`. */
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
