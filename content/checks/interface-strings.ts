import { calculator as calculatorEn } from '../../i18n/en/calculator/calculator.ts'
import { calculator as calculatorFr } from '../../i18n/fr/calculator/calculator.ts'
import { details as detailsEn } from '../../i18n/en/calculator/calculator-details.ts'
import { details as detailsFr } from '../../i18n/fr/calculator/calculator-details.ts'
import { sharing as sharingEn } from '../../i18n/en/calculator/sharing.ts'
import { sharing as sharingFr } from '../../i18n/fr/calculator/sharing.ts'
import { whatIf as whatIfEn } from '../../i18n/en/calculator/what-if.ts'
import { whatIf as whatIfFr } from '../../i18n/fr/calculator/what-if.ts'
import { track as trackEn } from '../../i18n/en/tests/track.ts'
import { track as trackFr } from '../../i18n/fr/tests/track.ts'
import { en } from '../../i18n/en/site.ts'
import { exportHeads } from '../../i18n/export.ts'
import { fr, type Messages } from '../../i18n/fr/site.ts'
import type { Locale } from '../../i18n/locales.ts'
import { details as fieldTestDetailsEn } from '../../i18n/en/tests/field-tests-details.ts'
import { details as fieldTestDetailsFr } from '../../i18n/fr/tests/field-tests-details.ts'
import { fieldTests as fieldTestsEn } from '../../i18n/en/tests/field-tests.ts'
import { fieldTests as fieldTestsFr } from '../../i18n/fr/tests/field-tests.ts'
import { results as resultsEn } from '../../i18n/en/progress/results.ts'
import { results as resultsFr } from '../../i18n/fr/progress/results.ts'
import { staticMessages } from '../../i18n/static-messages.ts'
import { stringsOf } from './texts.ts'

/** What people read that is in no page's text: interface, calculator, results and their file. */
export const interfaceStrings: Record<Locale, string[]> = {
  fr: stringsOf([
    fr,
    staticMessages.fr,
    { ...calculatorFr, details: { ...detailsFr, whatIf: whatIfFr, sharing: sharingFr, track: trackFr } },
    { ...fieldTestsFr, details: fieldTestDetailsFr },
    resultsFr,
    exportHeads.fr,
  ]).filter(isOwn(fr)),
  en: stringsOf([
    en,
    staticMessages.en,
    { ...calculatorEn, details: { ...detailsEn, whatIf: whatIfEn, sharing: sharingEn, track: trackEn } },
    { ...fieldTestsEn, details: fieldTestDetailsEn },
    resultsEn,
    exportHeads.en,
  ]).filter(isOwn(en)),
}

/** The link to the other language is named in that language. */
function isOwn({ locale, menu }: Messages) {
  return (string: string) => ![locale, menu.otherLanguage, menu.otherLanguageLabel].includes(string)
}
