import { type NumberRange, outsideAges } from '../range.ts'
import { ageField, genderField, type InputsOf } from './field.ts'
import { estimateOrRefusal, type Outcome } from './outcome.ts'

/** Coefficients in ml/kg/min. Source: Nes 2011, the model with the waist (docs/physiology.md) */
const coefficients = {
  homme: { constant: 100.27, age: 0.296, waist: 0.369, pulse: 0.155, activity: 0.226 },
  femme: { constant: 74.74, age: 0.247, waist: 0.259, pulse: 0.114, activity: 0.198 },
}
/** The factor of each choice; the activity score is their product, 0 to 45. Source: Nes 2011 */
const frequencyFactors = { rarely: 0, weekly: 1, twoOrThreeAWeek: 2, almostDaily: 3 }
const intensityFactors = { easy: 0, outOfBreath: 5, nearExhaustion: 10 }
const durationFactors = { underHalfAnHour: 1, halfAnHourOrMore: 1.5 }
/** One standard error of the estimate in ml/kg/min, rounded up from those cited for men and women. */
const standardError = 6
/** Ages of the study's participants. */
const studiedAges: NumberRange = { from: 20, to: 90 }

/** Waist at the navel, after breathing out. Pulse after five minutes of sitting. */
export const noExerciseFields = {
  age: ageField,
  gender: genderField,
  waist: { kind: 'centimetres', min: 45, max: 180 },
  restingPulse: { kind: 'beatsPerMinute', min: 30, max: 130 },
  frequency: { kind: 'exerciseFrequency' },
  intensity: { kind: 'exerciseIntensity' },
  sessionDuration: { kind: 'exerciseDuration' },
} as const

type Inputs = InputsOf<typeof noExerciseFields>

/** Returns the inputs that a frequency leaves without effect: the form does not ask for them. */
export function noExerciseImpliedInputs(frequency: unknown): Partial<Inputs> {
  return frequency === 'rarely' ? { intensity: 'easy', sessionDuration: 'underHalfAnHour' } : {}
}

/**
 * The activity score of exercise that leaves people out of breath twice a week; below it, a person moves little.
 */
const sedentaryBelow = 10

/** Estimates a VO2max from a questionnaire, a waist and a resting pulse. */
export function noExerciseOutcome(inputs: Inputs): Outcome {
  const { age, gender, waist, restingPulse, frequency, intensity, sessionDuration } = inputs
  if (outsideAges(studiedAges, age)) return { kind: 'refusal', reason: 'outsideStudiedAges', ages: studiedAges }
  const { constant, ...slopes } = coefficients[gender]
  const activity = frequencyFactors[frequency] * intensityFactors[intensity] * durationFactors[sessionDuration]
  return estimateOrRefusal({
    vo2max:
      constant - slopes.age * age - slopes.waist * waist - slopes.pulse * restingPulse + slopes.activity * activity,
    standardError,
    isSedentary: activity < sedentaryBelow,
  })
}
