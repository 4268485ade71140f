import type { ResultsMessages } from '../../i18n/fr/progress/progress.ts'
import { contextAndHook } from '../context-and-hook.ts'

/** Provided by the page of the visitor's results, which gets the strings of its language from its text. */
export const [ResultsMessagesContext, useResultsMessages] = contextAndHook<ResultsMessages>(
  'MyResults is not above this component',
)
