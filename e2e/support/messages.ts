import { calculator as calculatorEn } from '../../i18n/calculator.en.ts'
import { calculator as calculatorFr } from '../../i18n/calculator.fr.ts'
import { later as laterEn } from '../../i18n/calculator-later.en.ts'
import { later as laterFr } from '../../i18n/calculator-later.fr.ts'
import { en } from '../../i18n/en.ts'
import { fr } from '../../i18n/fr.ts'

/** The interface's own words, to find controls as a reader finds them. */
export const messages = {
  fr: { ...fr, ...calculatorFr, later: laterFr },
  en: { ...en, ...calculatorEn, later: laterEn },
}
