import type { ReactNode } from 'react'
import styles from './article.module.css'

/** An article's own figure under its title, from edge to edge. */
export function OpeningFigure({ children }: { children: ReactNode }) {
  return <div className={styles.opening}>{children}</div>
}
