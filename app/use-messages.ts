import { createContext, use } from 'react'
import type { Messages } from '#i18n/fr/messages.ts'

/** The site's strings. The layout of each language provides them, so that a page loads its own language only. */
export const MessagesContext = createContext<Messages | undefined>(undefined)
export const useMessages = (): Messages => use(MessagesContext)!
