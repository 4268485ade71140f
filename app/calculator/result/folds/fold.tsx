import type { ReactNode } from 'react'
import styles from './folds.module.css'

interface FoldProps {
  title: string
  /** what is inside, in a few words */
  hint: string
  /** nothing for paper in it */
  isOnScreenOnly?: boolean
  children: ReactNode
}

/** A part of a result that its reader opens, with or without JavaScript; on paper it is open. */
export function Fold({ title, hint, isOnScreenOnly, children }: FoldProps) {
  return (
    <details className={isOnScreenOnly ? `${styles.fold} ${styles.onScreen}` : styles.fold}>
      <summary>
        {title} <span>{hint}</span>
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  )
}
