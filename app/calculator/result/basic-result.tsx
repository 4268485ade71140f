import type { ReactNode } from 'react'
import type { ProtocolEntry } from '../../../domain/protocols/registry.ts'
import { SaveLine } from './saving/save-status.tsx'
import { ResultValue, Recap } from './result-value.tsx'
import styles from './result.module.css'

interface BasicResultProps {
  entry: ProtocolEntry
  /** in place of the rest; without it, its room */
  children?: ReactNode
}

/** What a result says while the rest is loaded, and where it cannot be: its number and, of a run, whether it is saved. */
export function BasicResult({ entry, children = <div className={styles.place} /> }: BasicResultProps) {
  return (
    <div className={styles.result}>
      <div className={styles.main}>
        <Recap entry={entry} />
        <ResultValue entry={entry} />
        {entry.protocol === 'cooper-run' && <SaveLine entry={entry} />}
      </div>
      {children}
    </div>
  )
}
