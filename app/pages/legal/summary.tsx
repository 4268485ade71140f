import type { ReactNode } from 'react'
import styles from './summary.module.css'

/** The text in short, before its contents; where these stand beside the text, so does it, in line with what follows. */
export function Summary({ children }: { children: ReactNode }) {
  return <div className={styles.summary}>{children}</div>
}
