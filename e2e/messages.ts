import { en } from '../i18n/en.ts'
import { fr } from '../i18n/fr.ts'

/** The interface's own words, to find controls as a reader finds them. */
export const messages = { fr, en }
