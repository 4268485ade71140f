import { ageField, genderField, type InputsOf } from './field.ts'
import { estimateOrRefusal, type Outcome, vo2maxLimits } from './outcome.ts'

export const knownValueFields = {
  vo2max: { kind: 'vo2max', ...vo2maxLimits },
  age: ageField,
  gender: genderField,
} as const

/** Returns a VO2max from a watch or a laboratory. Its error depends on that source. */
export function knownValueOutcome({ vo2max }: InputsOf<typeof knownValueFields>): Outcome {
  return estimateOrRefusal({ vo2max })
}
