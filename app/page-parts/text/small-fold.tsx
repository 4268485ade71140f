import type { ReactNode } from 'react'
import styles from './small-fold.module.css'

/** Renders a fold inside a text, without a heading. Only one fold of the same `name` is open at a time. */
export function SmallFold({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  return (
    <details name={name} className={styles.fold}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
