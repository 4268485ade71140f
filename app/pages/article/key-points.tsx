import type { ReactNode } from 'react'
import { useStaticMessages } from '../../static-messages.ts'
import styles from './article.module.css'

/** The article in three lines, before its first section. */
export function KeyPoints({ children }: { children: ReactNode }) {
  const { article } = useStaticMessages()
  return (
    <section className={styles.keyPoints} aria-label={article.keyPoints}>
      {children}
    </section>
  )
}
