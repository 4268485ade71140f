import type { ReactNode } from 'react'
import { entry } from '../../../i18n/fr/calculator/entry.ts'
import { results } from '../../../i18n/fr/my-results/my-results.ts'
import { fr } from '../../../i18n/fr/messages.ts'
import { CalculatorMessagesContext } from '../../calculator/messages.ts'
import { MessagesContext } from '../../messages.ts'
import { ResultsMessagesContext } from '../messages.ts'

/** Provides the French messages of My progress to its children. */
export function FrenchMessages({ children }: { children: ReactNode }) {
  return (
    <MessagesContext value={fr}>
      <CalculatorMessagesContext value={entry}>
        <ResultsMessagesContext value={results}>{children}</ResultsMessagesContext>
      </CalculatorMessagesContext>
    </MessagesContext>
  )
}
