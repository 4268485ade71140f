import type { ReactNode } from 'react'
import styles from './details.module.css'

/** Renders a fold inside a text, without a heading. Only one fold of the same `name` is open at a time. */
export function Details({ name, summary, children }: { name: string; summary: string; children: ReactNode }) {
  return (
    <details name={name} className={styles.details}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
