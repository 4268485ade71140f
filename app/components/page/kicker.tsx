import type { ReactNode } from 'react'
import styles from './kicker.module.css'

/** The name of a page whose first line, set large below it, is a fact. */
export function Kicker({ children }: { children: ReactNode }) {
  return <h1 className={styles.kicker}>{children}</h1>
}
