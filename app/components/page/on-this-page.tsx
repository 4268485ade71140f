import type { ReactNode } from 'react'
import styles from './on-this-page.module.css'

/** Table of contents of a long page: a list of links to its parts. */
export function OnThisPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav className={styles.contents} aria-labelledby="on-this-page">
      <h2 id="on-this-page">{title}</h2>
      {children}
    </nav>
  )
}
