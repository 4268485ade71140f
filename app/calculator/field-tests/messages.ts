import { createContext, use } from 'react'
import type { FieldTestDetailMessages } from '../../../i18n/field-tests/field-tests-details.fr.ts'

/** Provided to what is loaded with a test that somebody opens, by `lazy-parts.tsx`. */
export const FieldTestDetailsContext = createContext<FieldTestDetailMessages | undefined>(undefined)

export function useFieldTestDetails(): FieldTestDetailMessages {
  const messages = use(FieldTestDetailsContext)
  if (!messages) throw new Error('This component is rendered without lazy-parts.tsx')
  return messages
}
