import { useEffect } from 'react'
import type { Saving } from '../../../contract/page-context.ts'
import { useCalculatorMessages } from '../messages.ts'
import styles from './save-status.module.css'
import type { SaveRunProps } from './save-run.tsx'

/** Says on the page itself what became of a run. */
export function SaveStatus({ saved }: { saved: Saving }) {
  const { result } = useCalculatorMessages()
  const words: Record<Saving, string> = {
    saved: `${result.saved}.`,
    failed: result.errorText,
    stopped: result.stoppedText,
  }
  return <p className={saved === 'failed' ? styles.failed : styles.saved}>{words[saved]}</p>
}

/** Stands in for saving where its code could not be loaded, and says so. */
export function SaveFailed({ run, onSettled }: SaveRunProps) {
  useEffect(() => {
    if (run) onSettled()
  }, [run, onSettled])
  return (
    <div className={styles.frame} role="status">
      {run && <SaveStatus saved="failed" />}
    </div>
  )
}

/** Says that a run was not sent, as its visitor wishes. */
export function SaveStopped() {
  return (
    <div className={styles.frame} role="status">
      <SaveStatus saved="stopped" />
    </div>
  )
}
