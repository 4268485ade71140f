import type { Messages } from '../i18n/fr/site.ts'
import { requiredContext } from './required-context.ts'

/** Provided by the layout of each language, so that a page loads the strings of its own language only. */
export const [MessagesContext, useMessages] = requiredContext<Messages>('No language layout above this component')
