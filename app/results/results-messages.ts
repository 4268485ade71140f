import { createContext, use } from 'react'
import type { ResultsMessages } from '../../i18n/results/results.fr.ts'

/** Provided by the page of the visitor's results, which gets the strings of its language from its text. */
export const ResultsMessagesContext = createContext<ResultsMessages | undefined>(undefined)

export function useResultsMessages(): ResultsMessages {
  const messages = use(ResultsMessagesContext)
  if (!messages) throw new Error('MyResults is not above this component')
  return messages
}
