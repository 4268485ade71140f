import type { ReactNode } from 'react'
import { operator } from '../../operator.config.ts'
import { OperatorValue } from '../components/operator-value.tsx'
import { useMessages } from '../messages.ts'
import styles from './watches.module.css'

/** Says who earns what, before the first link that pays; ends with the sentence that Amazon prescribes. */
export function AffiliateNotice({ children }: { children: ReactNode }) {
  const { locale } = useMessages()
  return (
    <div className={styles.notice}>
      {children}
      <p>
        <OperatorValue>{operator.amazon.sentence[locale]}</OperatorValue>
      </p>
    </div>
  )
}
