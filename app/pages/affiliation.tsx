import type { ReactNode } from 'react'
import { operator } from '#operator.config.ts'
import { useMessages } from '../messages.ts'
import callout from '../ui/text/callout.module.css'
import styles from './watches.module.css'

/** Renders the commission notice, before the first link that pays, with the sentence that Amazon requires. */
export function AffiliateNotice({ children }: { children: ReactNode }) {
  return (
    <div className={`${callout.callout} ${styles.notice}`}>
      {children}
      <p>{operator.amazon.sentence[useMessages().locale]}</p>
    </div>
  )
}

/** Returns the amazon.ca search URL for a model, with the operator's tag. */
export function amazonSearch(model: string): string {
  return `https://www.amazon.ca/s?${new URLSearchParams({ k: model, tag: operator.amazon.tag })}`
}
