import type { ReactNode } from 'react'
import styles from './key-number.module.css'

interface KeyNumberProps {
  number: string
  /** a pictogram */
  picture?: ReactNode
  /** what the number is worth */
  children: ReactNode
}

/** A number that readers look for, set large, above what it is worth. */
export function KeyNumber({ number, picture, children }: KeyNumberProps) {
  return (
    <div className={styles.keyNumber}>
      {picture}
      <p className={styles.number}>{number}</p>
      <div className={styles.worth}>{children}</div>
    </div>
  )
}
