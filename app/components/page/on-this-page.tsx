import type { ReactNode } from 'react'
import styles from './on-this-page.module.css'

/**
 * Table of contents of a long page: links to its parts, folded up. On a wide screen they stay in view beside the text
 * (app/layout/layout.module.css), and the part that is being read is marked (app/scroll-spy.ts).
 */
export function OnThisPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav className={`screen-only ${styles.contents}`} aria-label={title} data-contents="">
      <details>
        <summary>{title}</summary>
        {children}
      </details>
    </nav>
  )
}
