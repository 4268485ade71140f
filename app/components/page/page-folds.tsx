import type { ReactNode } from 'react'
import styles from './page-folds.module.css'
import section from './section.module.css'

interface FoldProps {
  title: string
  children: ReactNode
}

/** A part of a text that is folded where the page is narrow, and stands in full where there is room. */
export function PhoneFold({ title, children }: FoldProps) {
  return (
    <details className={`${styles.phoneFold} ${section.text}`}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}

/** A section that is folded everywhere; its heading opens it. */
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
