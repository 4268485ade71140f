import type { ReactNode } from 'react'
import { Pictogram, type PictogramName } from '../../ui/graphics/pictogram.tsx'
import styles from './key-numbers.module.css'

/** Renders large numbers, one under the other, each with an explanation. */
export function KeyNumbers({ children }: { children: ReactNode }) {
  return <ul className={styles.keyNumbers}>{children}</ul>
}

interface KeyNumberProps {
  name: string
  value: string
  pictogram: PictogramName
  children: ReactNode
}

/** Renders one of `KeyNumbers`. */
export function KeyNumber({ name, value, pictogram, children }: KeyNumberProps) {
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
