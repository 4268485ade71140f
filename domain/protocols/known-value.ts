import { age, gender, type InputsOf } from './field.ts'
import { estimateOf, type Outcome, vo2maxLimits } from './outcome.ts'

export const knownFields = { vo2max: { kind: 'vo2max', ...vo2maxLimits }, age, gender } as const

/** Returns a VO2max from a watch or a laboratory. Its error depends on that source. */
export function knownOutcome({ vo2max }: InputsOf<typeof knownFields>): Outcome {
  return estimateOf({ vo2max })
}
