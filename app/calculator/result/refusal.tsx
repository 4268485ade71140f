import type { Outcome } from '../../../domain/protocols/outcome.ts'
import type { ProtocolName } from '../../../domain/protocols/registry.ts'
import { useMessages } from '../../messages.ts'
import { useDetailMessages } from '../messages.ts'
import styles from './result.module.css'

interface RefusalProps {
  protocol: ProtocolName
  refusal: Extract<Outcome, { kind: 'refusal' }>
}

/** Renders the reason why a protocol gives no result. */
export function Refusal(props: RefusalProps) {
  const reason = useReason(props)
  return (
    <p className={styles.refusal} role="alert">
      {reason}
    </p>
  )
}

function useReason({ protocol, refusal }: RefusalProps) {
  const { number } = useMessages()
  const { result, protocolResults } = useDetailMessages()
  const { refusals } = result
  if (refusal.reason === 'age') return protocolResults[protocol].refusedAge
  if (refusal.reason !== 'belowEffort') return refusals[refusal.reason]
  const { activity: doing, load, uptake, vo2max } = refusal
  // rounded to a whole number if that still exceeds the formula's value
  const decimals = Math.round(uptake) > vo2max ? 0 : 1
  return refusals.belowEffort[doing](number(load, 0, 1), number(uptake, decimals), number(vo2max, 1))
}
