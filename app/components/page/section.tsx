import type { ReactNode } from 'react'
import styles from './section.module.css'

interface SectionProps {
  id?: string
  /** `wash` tints it, `plain` has a rule above it */
  tone?: 'plain' | 'wash'
  children: ReactNode
}

/** A part of a page, from edge to edge, its content on the page's column. */
export function Section({ id, tone = 'plain', children }: SectionProps) {
  return (
    <section id={id} className={`${styles.section} ${styles.text} ${styles[tone]}`}>
      {children}
    </section>
  )
}

/** The title of a part with its first lines beside it, where there is room. */
export function SectionTop({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.sectionTop}>
      <h2>{title}</h2>
      <div>{children}</div>
    </div>
  )
}
