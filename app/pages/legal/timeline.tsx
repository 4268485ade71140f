import type { ReactNode } from 'react'
import styles from './timeline.module.css'

/** What happens from date to date, on a line from top to bottom: a Markdown list, each entry with its date first, in bold. */
export function Timeline({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className={styles.timeline}>
      <figcaption>{title}</figcaption>
      {children}
    </figure>
  )
}
