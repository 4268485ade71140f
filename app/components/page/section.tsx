import type { ReactNode } from 'react'
import styles from './section.module.css'

/** A part of a long page, under a rule; its `Facts` stand beside the text where there is room. */
export function Section({ id, children }: { id: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.part}>
      {children}
    </section>
  )
}
