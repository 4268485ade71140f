import type { ReactNode } from 'react'
import styles from './formula.module.css'

/** An equation on lines of its own. */
export function Formula({ children }: { children: ReactNode }) {
  return <div className={styles.formula}>{children}</div>
}
