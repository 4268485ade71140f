import { useActionData } from 'react-router'
import { useResultsMessages } from '../messages.ts'
import styles from '../my-results.module.css'
import type { ActionResult } from '../route.ts'

/** Reminds a visitor with records that they have opted out, unless `ActionStatus` has just confirmed it. */
export function SavingStopped() {
  const { stopped } = useResultsMessages()
  const { outcome } = useActionData<Partial<ActionResult>>() ?? {}
  if (outcome === 'stop' || outcome === 'stoppedHere') return null
  return <p className={styles.done}>{stopped.kept}</p>
}
