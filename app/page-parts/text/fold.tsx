import type { ReactNode } from 'react'
import styles from './fold.module.css'

interface FoldProps {
  id: string
  title: string
  /** whether it is open at first */
  open?: boolean
  children: ReactNode
}

/**
 * Renders a fold with a heading. Its id is on the content, because browsers open a fold for a link to what it holds,
 * not for a link to the fold itself.
 */
export function Fold({ id, title, open = false, children }: FoldProps) {
  return (
    <details className={styles.fold} open={open}>
      <summary>
        <h3>{title}</h3>
      </summary>
      <div id={id} className={`text ${styles.content}`}>
        {children}
      </div>
    </details>
  )
}
