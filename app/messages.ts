import { createContext, use } from 'react'
import type { Messages } from '../i18n/fr.ts'

/** Provided by the layout of each language, so that a page loads the strings of its own language only. */
export const MessagesContext = createContext<Messages | undefined>(undefined)

export function useMessages(): Messages {
  const messages = use(MessagesContext)
  if (!messages) throw new Error('No language layout above this component')
  return messages
}
