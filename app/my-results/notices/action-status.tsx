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
  const [isUnknown, setUnknown] = useState(false)
  if (result?.done && isUnknown !== (result.done === 'unavailable')) setUnknown(!isUnknown)
  const done = result?.done ?? (isUnknown ? 'unavailable' : undefined)
  const line = useRef<HTMLParagraphElement>(null)
  const reload = useReloadRecords()
  useEffect(() => {
    if (result?.done) line.current?.focus()
    if (result?.done === 'unavailable') void reload()
    // runs for each result, also for one equal to the last
  }, [result, reload])
  if (!done) return null
  const failed = ['unavailable', 'unknown', 'unremembered'].includes(done)
  return (
    <p className={failed ? styles.failed : styles.done} role="status" tabIndex={-1} ref={line} data-done={done}>
      {words[done]}
    </p>
  )
}
