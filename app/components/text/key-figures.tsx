import type { ReactNode } from 'react'
import styles from './key-figures.module.css'

/** A few numbers set large, side by side where there is room, each with what it says. */
export function KeyFigures({ children }: { children: ReactNode }) {
  return <ul className={`columns ${styles.figures}`}>{children}</ul>
}

export function KeyFigure({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <li>
      <h3>{name}</h3>
      <p className={styles.value}>{value}</p>
      {children}
    </li>
  )
}
