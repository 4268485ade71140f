import type { ReactNode } from 'react'
import { isPlaceholder, operator } from '../../../operator.config.ts'
import { useMessages } from '../../messages.ts'
import styles from './watches.module.css'

/** What is true only where links to Amazon pay a commission: nothing without the operator's tag. */
export function Affiliation({ children }: { children: ReactNode }) {
  return operator.amazon.tag && children
}

/**
 * Says who earns what, before the first link that pays. It ends with the sentence that Amazon prescribes, as soon as the
 * operator has given it.
 */
export function AffiliateNotice({ children }: { children: ReactNode }) {
  const sentence = operator.amazon.sentence[useMessages().locale]
  return (
    <Affiliation>
      <div className={styles.notice}>
        {children}
        {sentence && !isPlaceholder(sentence) && <p>{sentence}</p>}
      </div>
    </Affiliation>
  )
}

/** Address of the search for a model on amazon.ca, with the operator's tag if there is one. */
export function amazonSearch(model: string, tag: string): string {
  const query = new URLSearchParams({ k: model, ...(tag && !isPlaceholder(tag) && { tag }) })
  return `https://www.amazon.ca/s?${query}`
}
