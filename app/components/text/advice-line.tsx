import type { ReactNode } from 'react'
import styles from './advice-line.module.css'

/** Renders one line on who should see a professional before a test. */
export function AdviceLine({ children }: { children: ReactNode }) {
  return <div className={styles.advice}>{children}</div>
}
