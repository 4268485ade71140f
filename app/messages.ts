import type { Messages } from '../i18n/fr/site.ts'
import { contextAndHook } from './context-and-hook.ts'

/** Provided by the layout of each language, so that a page loads the strings of its own language only. */
export const [MessagesContext, useMessages] = contextAndHook<Messages>('No language layout above this component')
