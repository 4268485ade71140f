import { walkingUptake } from '../oxygen-uptake.ts'
import { outsideOf, type Range } from '../range.ts'
import { oneDecimal } from '../rounding.ts'
import { age, gender, type InputsOf, weight } from './field.ts'
import { estimateOf, type Outcome } from './outcome.ts'

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
const standardError = 0.325
/** Ages of the study's participants. */
export const walkStudiedAges: Range = { from: 30, to: 69 }

/** A time of 6 to 45 minutes: a mile walked as fast as possible takes neither less nor more. */
export const walkFields = {
  age,
  gender,
  weight,
  seconds: { kind: 'duration', min: 360, max: 2700 },
  pulse: { kind: 'beats', min: 40, max: 220 },
} as const

type Walk = InputsOf<typeof walkFields>

/** One mile. */
const metres = 1609

/** Returns the oxygen uptake in L/min. */
export function rockportUptake({ age, gender, weight, seconds, pulse }: Walk): number {
  const { constant, ...by } = coefficients
  const ofPerson = by.weight * weight - by.age * age + by.gender[gender]
  return constant + ofPerson - by.minutes * (seconds / 60) - by.pulse * pulse
}

/** Estimates the VO2max of a mile walked as fast as possible. Refuses less than that walk takes. */
export function walkOutcome(walk: Walk): Outcome {
  const outcome = estimateOf({
    vo2max: (rockportUptake(walk) * 1000) / walk.weight,
    standardError: (standardError * 1000) / walk.weight,
    outsideAges: outsideOf(walkStudiedAges, walk.age),
  })
  if (outcome.kind === 'refusal') return outcome
  const metresPerMinute = metres / (walk.seconds / 60)
  const uptake = oneDecimal(walkingUptake(metresPerMinute))
  const { vo2max } = outcome
  return vo2max < uptake
    ? { kind: 'refusal', reason: 'belowEffort', vo2max, uptake, speed: (metresPerMinute * 60) / 1000 }
    : outcome
}
