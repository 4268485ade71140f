import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** Names and values that are the text itself, such as who publishes the site. */
export function Particulars({ children }: { children: ReactNode }) {
  return <dl className={styles.particulars}>{children}</dl>
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A few numbers set large, one under the other, each with what it says. */
export function KeyFigures({ children }: { children: ReactNode }) {
  return <ul className={styles.figures}>{children}</ul>
}

interface KeyFigureProps {
  name?: string
  value: string
  /** a pictogram */
  picture?: ReactNode
  children: ReactNode
}

export function KeyFigure({ name, value, picture, children }: KeyFigureProps) {
  return (
    <li>
      {picture}
      <div>
        {name && <h3>{name}</h3>}
        <p className={styles.value}>{value}</p>
        {children}
      </div>
    </li>
  )
}
