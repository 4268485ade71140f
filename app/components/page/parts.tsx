import type { ReactNode } from 'react'
import type { PageId } from '../../../i18n/pages.ts'
import { PageLink } from '../links/page-link.tsx'
import styles from './parts.module.css'

/** A part of a page from edge to edge, its content on the page's column; `wash` tints it, `plain` has a rule above it. */
export function Band({ id, tone = 'plain', children }: { id?: string; tone?: 'plain' | 'wash'; children: ReactNode }) {
  return (
    <section id={id} className={`${styles.band} ${styles[tone]}`}>
      {children}
    </section>
  )
}

/** A part of a long page, under a rule. */
export function Section({ id, children }: { id: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.part}>
      {children}
    </section>
  )
}

/** The ways on from the end of a page. */
export function NextSteps({ children }: { children: ReactNode }) {
  return <ul className={`columns screen-only ${styles.steps}`}>{children}</ul>
}

export function NextStep({ to, title, children }: { to: PageId; title: string; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <PageLink className={styles.title} to={to}>
        {title}
      </PageLink>
      {children}
    </li>
  )
}
