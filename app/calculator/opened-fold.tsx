import { useState, type ReactNode } from 'react'
import styles from './opened-fold.module.css'

interface OpenedFoldProps {
  title: string
  /** what is inside, in a few words */
  hint: string
  /** what needs neither a script nor to be opened first */
  always?: ReactNode
  /** made, and so loaded, once the fold is opened */
  children: ReactNode
}

/** A part of a result that its reader opens, and that is nothing for paper. Without JavaScript it holds `always` alone. */
export function OpenedFold({ title, hint, always, children }: OpenedFoldProps) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <details
      className={always ? styles.fold : `${styles.fold} ${styles.scripted}`}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary>
        {title} <span>{hint}</span>
      </summary>
      {wasOpened && children}
      {always}
    </details>
  )
}
