import type { ReactNode } from 'react'
import styles from './band.module.css'

/** A part of a page from edge to edge, its content on the page's column; `wash` tints it, `plain` has a rule above it. */
export function Band({ id, tone = 'plain', children }: { id?: string; tone?: 'plain' | 'wash'; children: ReactNode }) {
  return (
    <section id={id} className={`${styles.band} ${styles[tone]}`}>
      {children}
    </section>
  )
}
