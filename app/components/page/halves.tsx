import type { ReactNode } from 'react'
import styles from './halves.module.css'

/** Two parts of a section side by side where there is room, and else below each other in the order of the text. */
export function Halves({ children }: { children: ReactNode }) {
  return <div className={styles.halves}>{children}</div>
}

/** One of the two, with a text of its own. */
export function Half({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div id={id} className={styles.half}>
      {children}
    </div>
  )
}
