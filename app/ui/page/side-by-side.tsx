import type { ReactNode } from 'react'
import section from './section.module.css'
import styles from './side-by-side.module.css'

/** Renders two parts of a section side by side on wide screens, and one below the other on narrow ones. */
export function Halves({ children }: { children: ReactNode }) {
  return <div className={styles.halves}>{children}</div>
}

/** Renders the text of one of two `Halves`. */
export function Half({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div id={id} className={`${styles.half} ${section.text}`}>
      {children}
    </div>
  )
}

/** Renders a figure, table, note or number at the right of the text that follows it, on wide screens. */
export function Beside({ children }: { children: ReactNode }) {
  return <div className={styles.beside}>{children}</div>
}
