import { en } from './en/messages.ts'
import { fr } from './fr/messages.ts'

/** The strings of both languages, for the server, scripts and tests. A page loads those of its own language only. */
export const messages = { fr, en }
