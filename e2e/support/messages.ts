import { calculator as calculatorEn } from '../../i18n/calculator/calculator.en.ts'
import { calculator as calculatorFr } from '../../i18n/calculator/calculator.fr.ts'
import { details as detailsEn } from '../../i18n/calculator/calculator-details.en.ts'
import { details as detailsFr } from '../../i18n/calculator/calculator-details.fr.ts'
import { en } from '../../i18n/en.ts'
import { fr } from '../../i18n/fr.ts'
import { staticText } from '../../i18n/static-text.ts'

/** The interface's own words, to find controls as a reader finds them. */
export const messages = {
  fr: { ...fr, ...staticText.fr, ...calculatorFr, details: detailsFr },
  en: { ...en, ...staticText.en, ...calculatorEn, details: detailsEn },
}
