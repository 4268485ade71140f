import { estimateOf, vo2maxLimits, type Outcome } from './outcome.ts'
import { age, gender, type InputsOf } from './field.ts'

export const knownFields = { vo2max: { kind: 'vo2max', ...vo2maxLimits }, age, gender } as const

/** Returns a VO2max from a watch or a laboratory. Its error depends on that source. */
export function knownOutcome({ vo2max }: InputsOf<typeof knownFields>): Outcome {
  return estimateOf({ vo2max })
}
