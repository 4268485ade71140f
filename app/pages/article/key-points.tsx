import type { ReactNode } from 'react'
import { useStaticText } from '../../static-text.ts'
import styles from './article.module.css'

/** The article in three lines, before its first section. */
export function KeyPoints({ children }: { children: ReactNode }) {
  const { article } = useStaticText()
  return (
    <section className={styles.keyPoints} aria-label={article.keyPoints}>
      {children}
    </section>
  )
}
