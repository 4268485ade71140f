import type { ReactNode } from 'react'
import { Pictogram, type PictogramName } from './graphics/pictogram.tsx'
import styles from './facts.module.css'

/** Renders a list of names and values, such as the publisher's details. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}

/** Renders one name and value of `Facts`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Renders large numbers, one under the other, each with an explanation. */
export function KeyFigures({ children }: { children: ReactNode }) {
  return <ul className={styles.keyFigures}>{children}</ul>
}

interface KeyFigureProps {
  name: string
  value: string
  pictogram: PictogramName
  children: ReactNode
}

export function KeyFigure({ name, value, pictogram, children }: KeyFigureProps) {
  return (
    <li>
      <Pictogram name={pictogram} />
      <div>
        <h3>{name}</h3>
        <p className={styles.value}>{value}</p>
        <div className="muted">{children}</div>
      </div>
    </li>
  )
}
