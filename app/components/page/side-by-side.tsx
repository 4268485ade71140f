import type { ReactNode } from 'react'
import section from './section.module.css'
import styles from './side-by-side.module.css'

/** Two parts of a section side by side where there is room, and else below each other in the order of the text. */
export function Halves({ children }: { children: ReactNode }) {
  return <div className={styles.halves}>{children}</div>
}

/** One of the two, with a text of its own. */
export function Half({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div id={id} className={`${styles.half} ${section.text}`}>
      {children}
    </div>
  )
}

/** What stands at the right of the text that follows it, where there is room: a figure, a table, a note, a number. */
export function Beside({ children }: { children: ReactNode }) {
  return <div className={styles.beside}>{children}</div>
}
