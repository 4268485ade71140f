import { createContext, use } from 'react'
import type { ResultsMessages } from '../../i18n/fr/my-results/my-results.ts'

/** Provided by the page of the visitor's results, which gets the strings of its language from its text. */
export const ResultsMessagesContext = createContext<ResultsMessages | undefined>(undefined)
export const useResultsMessages = (): ResultsMessages => use(ResultsMessagesContext)!
