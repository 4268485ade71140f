import { createContext, use } from 'react'
import type { ResultsMessages } from '../../i18n/fr/my-results/my-results.ts'

/** The strings of My progress, in the language of the page. */
export const ResultsMessagesContext = createContext<ResultsMessages | undefined>(undefined)
export const useResultsMessages = (): ResultsMessages => use(ResultsMessagesContext)!
