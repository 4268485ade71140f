import type { ReactNode } from 'react'
import styles from './set-apart.module.css'

/** A few lines that must not be missed, most often with a heading of their own; `urgent` is for what may save a life. */
export function Callout({ tone = 'note', children }: { tone?: 'note' | 'urgent'; children: ReactNode }) {
  return <div className={`${styles.callout} ${styles[tone]}`}>{children}</div>
}

/** An answer in a text, with what follows from it folded underneath; of one `name`, one is open at a time. It needs no script. */
export function Choice({ name, answer, children }: { name: string; answer: string; children: ReactNode }) {
  return (
    <details name={name} className={styles.choice}>
      <summary>{answer}</summary>
      {children}
    </details>
  )
}

/** An equation on lines of its own. What follows its sign, = or ≈, goes to the next line before it is parted. */
export function Formula({ children }: { children: string }) {
  const sign = children.search(/[=≈]/)
  return (
    <div className={styles.formula}>
      {children.slice(0, sign)}
      <span>{children.slice(sign)}</span>
    </div>
  )
}
