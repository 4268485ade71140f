import type { ReactNode } from 'react'
import styles from './movement.module.css'

export interface MovementProps {
  /** what the drawing shows, for those who do not see it */
  alternative: string
  /** how to do it */
  children: ReactNode
}

/** A small drawing of something to do, beside how to do it. Its drawing is 160 by 100. */
export function Movement({ alternative, drawing, children }: MovementProps & { drawing: ReactNode }) {
  return (
    <figure className={styles.movement}>
      <svg viewBox="0 0 160 100" role="img" aria-label={alternative}>
        {drawing}
      </svg>
      <figcaption>{children}</figcaption>
    </figure>
  )
}
