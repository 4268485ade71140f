import type { ReactNode } from 'react'
import { formatDate } from '../../../i18n/format/date.ts'
import { isPlaceholder, operator } from '../../../operator.config.ts'
import { useMessages } from '../../messages.ts'
import { Fact } from '../text/facts.tsx'
import styles from './opening.module.css'

interface OpeningProps {
  title: string
  /** stands beside the title where there is room, and under it elsewhere */
  picture?: ReactNode
  /** a line above the title */
  above?: ReactNode
  /** the first lines, and the ways on from them */
  children: ReactNode
}

/** The top of a page. */
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

/** The name of a page whose first line, set large below it, is a fact. */
export function Kicker({ children }: { children: ReactNode }) {
  return <h1 className={styles.kicker}>{children}</h1>
}

/** The opening lines of a page, set larger than the text. */
export function Lede({ children }: { children: ReactNode }) {
  return <div className={styles.lede}>{children}</div>
}

/** The text in three lines, right after its first sentences. */
export function KeyPoints({ children }: { children: ReactNode }) {
  return (
    <section className={styles.keyPoints}>
      <h2>{useMessages().article.keyPoints}</h2>
      {children}
    </section>
  )
}

const facts = ['author', 'medicalReview', 'reviewed'] as const

/** Who wrote a text about health, who reviewed it and when, under its title; what the operator has not provided is left out. */
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
