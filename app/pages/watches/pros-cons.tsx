import type { ReactNode } from 'react'
import styles from './watches.module.css'

/** What speaks for a watch beside what speaks against it: a `Side` of each. */
export function ProsCons({ children }: { children: ReactNode }) {
  return <div className={styles.sides}>{children}</div>
}

export function Side({ title, against = false, children }: { title: string; against?: boolean; children: ReactNode }) {
  return (
    <div className={against ? styles.against : styles.for}>
      <p>{title}</p>
      {children}
    </div>
  )
}
