import type { ReactNode } from 'react'
import styles from './on-this-page.module.css'

/** Links to the parts of a page: a row under its top, or a fold where they would not fit. */
export function OnThisPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav className={`screen-only ${styles.contents}`} aria-label={title}>
      <details>
        <summary>{title}</summary>
        {children}
      </details>
    </nav>
  )
}
