import type { ReactNode } from 'react'
import styles from './columns.module.css'

/** Renders two parts of a section side by side on wide screens, and one below the other on narrow ones. */
export function TwoColumns({ children }: { children: ReactNode }) {
  return <div className={styles.twoColumns}>{children}</div>
}

/** Renders the text of one of `TwoColumns`. */
export function Column({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div id={id} className={`text ${styles.column}`}>
      {children}
    </div>
  )
}

/** Renders a figure, table, note or number at the right of the text that follows it, on wide screens. */
export function Aside({ children }: { children: ReactNode }) {
  return <div className={styles.aside}>{children}</div>
}
