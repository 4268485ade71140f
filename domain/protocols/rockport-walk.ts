import { walkingUptake } from '../oxygen-uptake.ts'
import { type NumberRange, outsideAges } from '../range.ts'
import { oneDecimal } from '../rounding.ts'
import { ageField, genderField, type InputsOf, weightField } from './field.ts'
import { estimateOrRefusal, type Outcome } from './outcome.ts'

/**
 * Coefficients of the general equation, which gives L/min; the weight's is converted from pounds to kg. `minutes` is
 * the time of the mile, `pulse` in beats/min at its end. Source: Kline 1987
 */
const coefficients = {
  constant: 6.9652,
  weight: 0.0201,
  age: 0.0257,
  gender: { homme: 0.5955, femme: 0 },
  minutes: 0.224,
  pulse: 0.0115,
}
/** One standard error of the estimate in L/min. */
const absoluteStandardError = 0.325
/** Ages of the study's participants. */
export const walkStudiedAges: NumberRange = { from: 30, to: 69 }

/** A time of 6 to 45 minutes: a mile walked as fast as possible takes neither less nor more. */
export const rockportWalkFields = {
  age: ageField,
  gender: genderField,
  weight: weightField,
  time: { kind: 'seconds', min: 360, max: 2700 },
  pulse: { kind: 'beatsPerMinute', min: 40, max: 220 },
} as const

type Walk = InputsOf<typeof rockportWalkFields>

/** One mile. */
const mileInMetres = 1609

/** Returns the oxygen uptake in L/min. */
export function rockportAbsoluteVo2max({ age, gender, weight, time, pulse }: Walk): number {
  const { constant, ...slopes } = coefficients
  const personTerms = slopes.weight * weight - slopes.age * age + slopes.gender[gender]
  return constant + personTerms - slopes.minutes * (time / 60) - slopes.pulse * pulse
}

/** Estimates the VO2max of a mile walked as fast as possible. Refuses less than that walk takes. */
export function rockportWalkOutcome(walk: Walk): Outcome {
  const outcome = estimateOrRefusal({
    vo2max: (rockportAbsoluteVo2max(walk) * 1000) / walk.weight,
    standardError: (absoluteStandardError * 1000) / walk.weight,
    outsideStudiedAges: outsideAges(walkStudiedAges, walk.age),
  })
  if (outcome.kind === 'refusal') return outcome
  const metresPerMinute = mileInMetres / (walk.time / 60)
  const uptake = oneDecimal(walkingUptake(metresPerMinute))
  const { vo2max } = outcome
  return vo2max < uptake
    ? {
        kind: 'refusal',
        reason: 'belowWalkingUptake',
        vo2max,
        uptake,
        kilometresPerHour: (metresPerMinute * 60) / 1000,
      }
    : outcome
}
