import type { ReactNode } from 'react'
import { OperatorValue } from '../../components/text/operator-value.tsx'
import styles from './legal.module.css'

/** What happens from date to date, on a line from top to bottom: a Markdown list, each entry with its date first, in bold. */
export function Timeline({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className={styles.timeline}>
      <figcaption>{title}</figcaption>
      {children}
    </figure>
  )
}

/** An address of the operator that opens a message to it, marked while it is a placeholder. */
export function MailLink({ address, subject }: { address: string; subject?: string }) {
  return (
    <a href={`mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`}>
      <OperatorValue>{address}</OperatorValue>
    </a>
  )
}
