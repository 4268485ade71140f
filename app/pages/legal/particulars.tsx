import type { ReactNode } from 'react'
import styles from './particulars.module.css'

/** Names and their values where they are the text itself, such as who publishes the site; takes `Fact`s. */
export function Particulars({ children }: { children: ReactNode }) {
  return <dl className={styles.particulars}>{children}</dl>
}
