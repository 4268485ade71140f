import type { ReactNode } from 'react'
import { isPlaceholder, operator } from '../../../operator.config.ts'
import { OperatorValue } from '../../components/text/operator-value.tsx'
import { useMessages } from '../../messages.ts'
import { Affiliation } from './affiliation.tsx'
import styles from './watches.module.css'

/** Says who earns what, before the first link that pays; ends with the sentence that Amazon prescribes. */
export function AffiliateNotice({ children }: { children: ReactNode }) {
  const { locale } = useMessages()
  const { sentence, tag } = operator.amazon
  return (
    <Affiliation>
      <div className={styles.notice}>
        {children}
        <p>
          <OperatorValue>{sentence[locale]}</OperatorValue> {isPlaceholder(tag) && <OperatorValue>{tag}</OperatorValue>}
        </p>
      </div>
    </Affiliation>
  )
}
