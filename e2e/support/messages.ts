import { calculator as calculatorEn } from '../../i18n/en/calculator/calculator.ts'
import { calculator as calculatorFr } from '../../i18n/fr/calculator/calculator.ts'
import { details as detailsEn } from '../../i18n/en/calculator/calculator-details.ts'
import { details as detailsFr } from '../../i18n/fr/calculator/calculator-details.ts'
import { en } from '../../i18n/en/site.ts'
import { fr } from '../../i18n/fr/site.ts'
import { staticMessages } from '../../i18n/static-messages.ts'

/** The interface's own words, to find controls as a reader finds them. */
export const messages = {
  fr: { ...fr, ...staticMessages.fr, ...calculatorFr, details: detailsFr },
  en: { ...en, ...staticMessages.en, ...calculatorEn, details: detailsEn },
}
