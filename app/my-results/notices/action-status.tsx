import { useEffect, useRef, useState } from 'react'
import { useActionData } from 'react-router'
import { useResultsMessages } from '../messages.ts'
import styles from '../my-results.module.css'
import { useReloadRecords } from '../records-api.ts'
import type { ActionResult } from '../route.ts'

/** Announces how the visitor's last action ended, and takes the focus. */
export function ActionStatus() {
  const words = useResultsMessages().done
  const result = useActionData<Partial<ActionResult>>()
  // reloading the list clears the action data, but the outcome of the action stays unknown
  const [isUnavailable, setUnavailable] = useState(false)
  if (result?.outcome && isUnavailable !== (result.outcome === 'unavailable')) setUnavailable(!isUnavailable)
  const outcome = result?.outcome ?? (isUnavailable ? 'unavailable' : undefined)
  const line = useRef<HTMLParagraphElement>(null)
  const reload = useReloadRecords()
  useEffect(() => {
    if (result?.outcome) line.current?.focus()
    if (result?.outcome === 'unavailable') void reload()
    // runs for each result, also for one equal to the last
  }, [result, reload])
  if (!outcome) return null
  const failed = ['unavailable', 'unknown', 'unremembered'].includes(outcome)
  return (
    <p className={failed ? styles.failed : styles.done} role="status" tabIndex={-1} ref={line} data-outcome={outcome}>
      {words[outcome]}
    </p>
  )
}
