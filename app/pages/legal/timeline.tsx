import type { ReactNode } from 'react'
import styles from './timeline.module.css'

interface TimelineProps {
  title: string
  /** an ordered list of Markdown; each entry begins with its date, in bold */
  children: ReactNode
}

/** What happens from date to date, on a line from top to bottom. */
export function Timeline({ title, children }: TimelineProps) {
  return (
    <figure className={styles.timeline}>
      <figcaption>{title}</figcaption>
      {children}
    </figure>
  )
}
