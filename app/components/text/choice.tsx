import type { ReactNode } from 'react'
import styles from './choice.module.css'

interface ChoiceProps {
  /** of the question: opening one of its answers closes the others */
  name: string
  answer: string
  children: ReactNode
}

/** An answer to a question in a text, with what follows from it folded underneath. It works without a script. */
export function Choice({ name, answer, children }: ChoiceProps) {
  return (
    <details name={name} className={styles.choice}>
      <summary>{answer}</summary>
      {children}
    </details>
  )
}
