import type { TestOutcome } from '../../../domain/tests/outcome.ts'
import type { TestName } from '../../../domain/tests/registry.ts'
import { useMessages } from '../../messages.ts'
import { useDetailMessages, useTestWords } from '../messages.ts'
import styles from './result.module.css'

interface RefusalProps {
  test: TestName
  refusal: Extract<TestOutcome, { kind: 'refusal' }>
}

/** Why a test gives no result. */
export function Refusal(props: RefusalProps) {
  const reason = useReason(props)
  return (
    <p className={styles.refusal} role="alert">
      {reason}
    </p>
  )
}

function useReason({ test, refusal }: RefusalProps) {
  const { number } = useMessages()
  const { refusals } = useDetailMessages().answer
  const { refusedAge } = useTestWords()[test]
  if (refusal.reason === 'age') return refusedAge
  if (refusal.reason !== 'belowEffort') return refusals[refusal.reason]
  const { doing, load, uptake, vo2max } = refusal
  // a whole number, unless it would not be above the formula's
  const decimals = Math.round(uptake) > vo2max ? 0 : 1
  return refusals.belowEffort[doing](number(load, 0, 1), number(uptake, decimals), number(vo2max, 1))
}
