import type { ReactNode } from 'react'
import styles from './table-of-contents.module.css'

/** Renders the table of contents: a row of links on wide screens, a fold on narrow ones. */
export function TableOfContents({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav className={`screen-only ${styles.contents}`} aria-label={title}>
      <details>
        <summary>{title}</summary>
        {children}
      </details>
    </nav>
  )
}
