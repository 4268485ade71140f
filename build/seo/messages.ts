import { summaries as englishSummaries } from '../../content/en/summaries.ts'
import { summaries as frenchSummaries } from '../../content/fr/summaries.ts'
import { en } from '../../i18n/en.ts'
import { fr } from '../../i18n/fr.ts'
import { staticText } from '../../i18n/static-text.ts'

/** The strings of both languages, of which a page loads one. */
export const messages = { fr: { ...fr, ...staticText.fr }, en: { ...en, ...staticText.en } }
export const summaries = { fr: frenchSummaries, en: englishSummaries }
