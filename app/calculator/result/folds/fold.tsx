import { useState, type ReactNode } from 'react'
import styles from './folds.module.css'

interface FoldProps {
  title: string
  /** what is inside, in a few words */
  hint: string
  /** nothing for paper in it */
  isOnScreenOnly?: boolean
  /** what needs JavaScript: it is made, and so loaded, once the fold is opened */
  opened?: ReactNode
  /** what needs none; a fold without it does not show where there is no JavaScript */
  children?: ReactNode
}

/** A part of a result that its reader opens, with or without JavaScript; on paper it is open. */
export function Fold({ title, hint, isOnScreenOnly, opened, children }: FoldProps) {
  const [wasOpened, setOpened] = useState(false)
  const names = [styles.fold, isOnScreenOnly && styles.onScreen, !children && styles.scripted]
  return (
    <details
      className={names.filter(Boolean).join(' ')}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary>
        {title} <span>{hint}</span>
      </summary>
      <div className={styles.inside}>
        {wasOpened && opened}
        {children}
      </div>
    </details>
  )
}
