import type { ReactNode } from 'react'
import styles from './callout.module.css'

/** A few lines that must not be missed, most often with a heading of their own; `urgent` is for what may save a life. */
export function Callout({ tone = 'note', children }: { tone?: 'note' | 'urgent'; children: ReactNode }) {
  return <div className={`${styles.callout} ${styles[tone]}`}>{children}</div>
}
