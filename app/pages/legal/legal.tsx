import type { ReactNode } from 'react'
import { OperatorValue } from '../../components/text/operator-value.tsx'
import styles from './legal.module.css'

/** Renders a vertical timeline. Its children are a Markdown list, each item starting with its date in bold. */
export function Timeline({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className={styles.timeline}>
      <figcaption>{title}</figcaption>
      {children}
    </figure>
  )
}

/** Renders a mailto link to one of the operator's addresses, marked while it is a placeholder. */
export function MailLink({ address, subject }: { address: string; subject?: string }) {
  return (
    <a href={`mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`}>
      <OperatorValue>{address}</OperatorValue>
    </a>
  )
}
