import type { ReactNode } from 'react'
import styles from './callout.module.css'

/** Renders a few highlighted lines, usually with a heading. Use `urgent` for advice that may save a life. */
export function Callout({ tone = 'note', children }: { tone?: 'note' | 'urgent'; children: ReactNode }) {
  return <div className={tone === 'urgent' ? `${styles.callout} ${styles.urgent}` : styles.callout}>{children}</div>
}

/** Renders a fold, such as an answer with its consequences. Only one fold of the same `name` is open at a time. */
export function Choice({ name, answer, children }: { name: string; answer: string; children: ReactNode }) {
  return (
    <details name={name} className={styles.choice}>
      <summary>{answer}</summary>
      {children}
    </details>
  )
}

/** Renders an equation. If it does not fit on one line, it first breaks before its = or ≈. */
export function Formula({ children }: { children: string }) {
  const sign = children.search(/[=≈]/)
  return (
    <div className={styles.formula}>
      {children.slice(0, sign)}
      <span>{children.slice(sign)}</span>
    </div>
  )
}
