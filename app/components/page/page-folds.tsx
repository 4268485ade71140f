import type { ReactNode } from 'react'
import styles from './page-folds.module.css'
import section from './section.module.css'

interface FoldProps {
  title: string
  children: ReactNode
}

/** Renders a part of a text that is folded on narrow screens, and always open on wide ones. */
export function PhoneFold({ title, children }: FoldProps) {
  return (
    <details className={`${styles.phoneFold} ${section.text}`}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}

/** Renders a section that is folded on every screen. Its heading opens it. */
export function FoldedSection({ title, children }: FoldProps) {
  return (
    <details className={`${styles.foldedSection} ${section.text}`}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  )
}
