import { createContext, use } from 'react'
import type { Messages } from '../i18n/fr/site.ts'

/** Provided by the layout of each language, so that a page loads the strings of its own language only. */
export const MessagesContext = createContext<Messages | undefined>(undefined)
export const useMessages = (): Messages => use(MessagesContext)!
