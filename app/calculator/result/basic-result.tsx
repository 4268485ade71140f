import type { ReactNode } from 'react'
import type { ProtocolEntry } from '../../../domain/protocols/registry.ts'
import { SaveLine } from './saving/save-line.tsx'
import { ResultValue, Recap } from './result-value.tsx'
import styles from './result.module.css'

interface BasicResultProps {
  entry: ProtocolEntry
  /** shown instead of the details; by default an empty block that keeps what follows off the screen */
  children?: ReactNode
}

/** Renders a result without its details, while they load or if they cannot: the value and the save status of a run. */
export function BasicResult({ entry, children = <div className={styles.placeholder} /> }: BasicResultProps) {
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
