import { useEffect } from 'react'
import { useCalculatorMessages } from './calculator-messages.ts'
import styles from './saved-line.module.css'
import type { SavingProps } from './saving.tsx'

/** Says on the page itself whether a run was saved: for forms sent without JavaScript. */
export function SavedLine({ saved }: { saved: boolean }) {
  const { result } = useCalculatorMessages()
  return <p className={saved ? styles.saved : styles.failed}>{saved ? `${result.saved}.` : result.errorText}</p>
}

/** Stands in for saving where its code could not be loaded, and says so. */
export function SavingFailed({ run, onSettled }: SavingProps) {
  useEffect(() => {
    if (run) onSettled()
  }, [run, onSettled])
  return (
    <div className={styles.frame} role="status">
      {run && <SavedLine saved={false} />}
    </div>
  )
}
