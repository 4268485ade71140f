import type { ReactNode } from 'react'
import { isPlaceholder, operator } from '../../../operator.config.ts'
import { useMessages } from '../../messages.ts'
import styles from './watches.module.css'

/** Renders its children only if links to Amazon pay a commission, that is, if the operator has an Amazon tag. */
export function Affiliation({ children }: { children: ReactNode }) {
  return operator.amazon.tag && children
}

/**
 * Renders the commission notice, before the first link that pays. It ends with the sentence that Amazon requires, once
 * the operator has configured it.
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

/** Returns the amazon.ca search URL for a model, with the operator's tag if there is one. */
export function amazonSearch(model: string, tag: string): string {
  const query = new URLSearchParams({ k: model, ...(tag && !isPlaceholder(tag) && { tag }) })
  return `https://www.amazon.ca/s?${query}`
}
