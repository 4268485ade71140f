import type { ReactNode } from 'react'
import { Callout } from '../components/text/callout.tsx'
import { useMessages } from '../messages.ts'
import styles from './article.module.css'

/** The article in three lines, before its first section. */
export function KeyPoints({ children }: { children: ReactNode }) {
  const { article } = useMessages()
  return (
    <section aria-label={article.keyPoints}>
      <Callout>
        <p className={styles.keyPoints}>{article.keyPoints}</p>
        {children}
      </Callout>
    </section>
  )
}
