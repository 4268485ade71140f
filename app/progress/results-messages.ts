import type { ResultsMessages } from '../../i18n/fr/progress/progress.ts'
import { requiredContext } from '../required-context.ts'

/** Provided by the page of the visitor's results, which gets the strings of its language from its text. */
export const [ResultsMessagesContext, useResultsMessages] = requiredContext<ResultsMessages>(
  'MyResults is not above this component',
)
