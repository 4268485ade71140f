import { createContext, use } from 'react'
import type { FieldTestMessages } from '../../i18n/field-tests/field-tests.fr.ts'

/** The labels and rules of the other tests' forms, provided by the page of the visitor's results. */
export const FieldTestMessagesContext = createContext<FieldTestMessages | undefined>(undefined)

export function useFieldTestMessages(): FieldTestMessages {
  const messages = use(FieldTestMessagesContext)
  if (!messages) throw new Error('MyResults is not above this component')
  return messages
}
