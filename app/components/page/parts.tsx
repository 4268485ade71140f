import type { ReactNode } from 'react'
import type { PageId } from '../../../i18n/pages.ts'
import { PageLink } from '../links/page-link.tsx'
import styles from './parts.module.css'

interface SectionProps {
  id?: string
  /** `wash` tints it, `plain` has a rule above it */
  tone?: 'plain' | 'wash'
  children: ReactNode
}

/** A part of a page, from edge to edge, its content on the page's column. */
export function Section({ id, tone = 'plain', children }: SectionProps) {
  return (
    <section id={id} className={`${styles.part} ${styles.text} ${styles[tone]}`}>
      {children}
    </section>
  )
}

/** The title of a part with its first lines beside it, where there is room. */
export function SectionTop({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.top}>
      <h2>{title}</h2>
      <div>{children}</div>
    </div>
  )
}

/** Two parts of a section side by side where there is room, and else below each other in the order of the text. */
export function Halves({ children }: { children: ReactNode }) {
  return <div className={styles.halves}>{children}</div>
}

/** One of the two, with a text of its own. */
export function Half({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div id={id} className={`${styles.half} ${styles.text}`}>
      {children}
    </div>
  )
}

/** What stands at the right of the text that follows it, where there is room: a figure, a table, a note, a number. */
export function Beside({ children }: { children: ReactNode }) {
  return <div className={styles.beside}>{children}</div>
}

/** The ways on from the end of a page. */
export function NextSteps({ children }: { children: ReactNode }) {
  return <ul className={`columns screen-only ${styles.steps}`}>{children}</ul>
}

interface NextStepProps {
  to: PageId
  title: string
  /** a pictogram */
  picture?: ReactNode
  children: ReactNode
}

export function NextStep({ to, title, picture, children }: NextStepProps) {
  return (
    <li className={styles.step}>
      {picture}
      <div>
        <PageLink className={styles.title} to={to}>
          {title}
        </PageLink>
        {children}
      </div>
    </li>
  )
}
