import type { ReactNode } from 'react'
import styles from './callout.module.css'

/** Renders a few highlighted lines, usually with a heading. Use `urgent` for advice that may save a life. */
export function Callout({ tone = 'note', children }: { tone?: 'note' | 'urgent'; children: ReactNode }) {
  return <div className={tone === 'urgent' ? `${styles.callout} ${styles.urgent}` : styles.callout}>{children}</div>
}
