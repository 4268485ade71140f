import type { ReactNode } from 'react'
import styles from './band.module.css'

interface BandProps {
  id?: string
  /** `wash` tints the band, `plain` has a rule above it */
  tone?: 'plain' | 'wash'
  children: ReactNode
}

/** A part of a page that reaches from edge to edge, its content on the page's column. */
export function Band({ id, tone = 'plain', children }: BandProps) {
  return (
    <section id={id} className={`${styles.band} ${styles[tone]}`}>
      {children}
    </section>
  )
}
