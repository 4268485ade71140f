import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './page-header.module.css'

interface PageHeaderProps {
  title: string
  /** beside the title on wide screens, under it on narrow ones */
  picture?: ReactNode
  /** leaves out the picture on narrow screens */
  compact?: boolean
  /** line above the title */
  above?: ReactNode
  /** first lines, and buttons that lead on */
  children: ReactNode
}

/** Renders the top of a page: title, picture and first lines. */
export function PageHeader({ title, picture, compact = false, above, children }: PageHeaderProps) {
  return (
    <div className={`text-and-side ${styles.header}`}>
      <div className={styles.title}>
        {above}
        <h1>{title}</h1>
      </div>
      {picture && <div className={joinClasses(styles.picture, compact && styles.wideOnly)}>{picture}</div>}
      <div className={styles.introduction}>{children}</div>
    </div>
  )
}

/** Renders the opening lines of a page, larger than the text. */
export function Lede({ children }: { children: ReactNode }) {
  return <div className={styles.lede}>{children}</div>
}
