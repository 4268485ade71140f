import type { ReactNode } from 'react'
import styles from './choice.module.css'

/** An answer in a text, with what follows from it folded underneath; of one `name`, one is open at a time. It needs no script. */
export function Choice({ name, answer, children }: { name: string; answer: string; children: ReactNode }) {
  return (
    <details name={name} className={styles.choice}>
      <summary>{answer}</summary>
      {children}
    </details>
  )
}
