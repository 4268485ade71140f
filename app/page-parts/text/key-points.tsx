import type { ReactNode } from 'react'
import { useMessages } from '../../use-messages.ts'
import styles from './key-points.module.css'

/** Renders the key points of an article or a long page, a list of three, after its first sentences. */
export function KeyPoints({ children }: { children: ReactNode }) {
  return (
    <section className={styles.keyPoints}>
      <h2>{useMessages().article.keyPoints}</h2>
      {children}
    </section>
  )
}
