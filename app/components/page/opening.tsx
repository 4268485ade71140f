import type { ReactNode } from 'react'
import { formatDate } from '../../../i18n/format/date.ts'
import { isPlaceholder, operator } from '../../../operator.config.ts'
import { useMessages } from '../../messages.ts'
import { Fact } from '../text/facts.tsx'
import styles from './opening.module.css'

interface OpeningProps {
  title: string
  /** beside the title on wide screens, under it on narrow ones */
  picture?: ReactNode
  /** line above the title */
  above?: ReactNode
  /** first lines, and buttons that lead on */
  children: ReactNode
}

/** Renders the top of a page: title, picture and first lines. */
export function Opening({ title, picture, above, children }: OpeningProps) {
  return (
    <div className={styles.opening}>
      <div className={styles.title}>
        {above}
        <h1>{title}</h1>
      </div>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.introduction}>{children}</div>
    </div>
  )
}

/** Renders the opening lines of a page, larger than the text. */
export function Lede({ children }: { children: ReactNode }) {
  return <div className={styles.lede}>{children}</div>
}

/** Renders an article's key points, a list of three, after its first sentences. */
export function KeyPoints({ children }: { children: ReactNode }) {
  return (
    <section className={styles.keyPoints}>
      <h2>{useMessages().article.keyPoints}</h2>
      {children}
    </section>
  )
}

const facts = ['author', 'medicalReview', 'reviewed'] as const

/**
 * Renders the author, medical reviewer and review date of a health text, as far as the operator has configured them.
 */
export function Byline() {
  const { locale, byline } = useMessages()
  const provided = facts.filter((fact) => !isPlaceholder(operator[fact]))
  return (
    provided.length > 0 && (
      <dl className={styles.byline}>
        {provided.map((fact) => (
          <Fact key={fact} name={byline[fact]}>
            {fact === 'reviewed' ? formatDate(operator.reviewed, locale) : operator[fact]}
          </Fact>
        ))}
      </dl>
    )
  )
}
