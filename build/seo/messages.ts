import { en } from '../../i18n/en/site.ts'
import { fr } from '../../i18n/fr/site.ts'
import { staticMessages } from '../../i18n/static-messages.ts'

/** The strings of both languages, of which a page loads one. */
export const messages = { fr: { ...fr, ...staticMessages.fr }, en: { ...en, ...staticMessages.en } }
