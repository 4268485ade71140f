import { ratingOf } from '../../norms/rating.ts'
import { defineProtocol } from '../definition.ts'
import { age, gender } from '../field.ts'
import { estimateOf, vo2maxLimits } from '../outcome.ts'

/** A VO2max from a watch or a laboratory. Its error depends on that source. */
export const knownValue = defineProtocol({
  fields: { vo2max: { kind: 'vo2max', ...vo2maxLimits }, age, gender },
  start: { gender: 'homme' },
  saved: 'onDemand',
  outcome(known) {
    const outcome = estimateOf(known)
    return outcome.kind === 'estimate' ? { ...outcome, category: ratingOf(known).category } : outcome
  },
})
