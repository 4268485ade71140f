import type { ReactNode } from 'react'
import { operator } from '../../operator.config.ts'
import { Callout } from '../components/callout.tsx'
import { OperatorValue } from '../components/operator-value.tsx'
import { useMessages } from '../messages.ts'

/** Says who earns what, before the first link that pays; ends with the sentence that Amazon prescribes. */
export function AffiliateNotice({ children }: { children: ReactNode }) {
  const { locale } = useMessages()
  return (
    <Callout>
      {children}
      <p>
        <OperatorValue>{operator.amazon.sentence[locale]}</OperatorValue>
      </p>
    </Callout>
  )
}
