import type { ReactNode } from 'react'
import styles from './callout.module.css'

interface CalloutProps {
  /** `urgent` is for what may save a life, `note` for the rest */
  tone?: 'note' | 'urgent'
  children: ReactNode
}

/** A few lines that must not be missed, most often with a heading of their own. */
export function Callout({ tone = 'note', children }: CalloutProps) {
  return <div className={`${styles.callout} ${styles[tone]}`}>{children}</div>
}
