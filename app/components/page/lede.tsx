import type { ReactNode } from 'react'
import styles from './lede.module.css'

/** The opening lines of a page, set larger than the text. */
export function Lede({ children }: { children: ReactNode }) {
  return <div className={styles.lede}>{children}</div>
}
