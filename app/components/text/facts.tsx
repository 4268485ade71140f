import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** What a reader compares at a glance: a short list of names and values. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}

/** The same where they are the text itself, such as who publishes the site. */
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
