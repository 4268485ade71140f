import { useState, type ReactNode } from 'react'
import styles from './folds.module.css'

interface FoldProps {
  title: string
  /** nothing for paper in it */
  isOnScreenOnly?: boolean
  /** what needs JavaScript: it is made, and so loaded, once the fold is opened */
  opened?: ReactNode
  /** what needs none */
  children?: ReactNode
}

/** A part of an answer that its reader opens, with or without JavaScript; on paper it is open. */
export function Fold({ title, isOnScreenOnly, opened, children }: FoldProps) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <details
      className={isOnScreenOnly ? `${styles.fold} ${styles.onScreen}` : styles.fold}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary>{title}</summary>
      <div className={styles.inside}>
        {wasOpened && opened}
        {children}
      </div>
    </details>
  )
}

/** Pairs of what is told and its value. */
export function Facts({ facts }: { facts: [string, string][] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
