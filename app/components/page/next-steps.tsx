import type { ReactNode } from 'react'
import type { PageId } from '../../../i18n/pages.ts'
import styles from './next-steps.module.css'
import { PageLink } from '../links/page-link.tsx'

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
