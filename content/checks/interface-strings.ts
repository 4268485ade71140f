import { calculator as calculatorEn } from '../../i18n/calculator/calculator.en.ts'
import { calculator as calculatorFr } from '../../i18n/calculator/calculator.fr.ts'
import { details as detailsEn } from '../../i18n/calculator/calculator-details.en.ts'
import { details as detailsFr } from '../../i18n/calculator/calculator-details.fr.ts'
import { sharing as sharingEn } from '../../i18n/calculator/sharing.en.ts'
import { sharing as sharingFr } from '../../i18n/calculator/sharing.fr.ts'
import { whatIf as whatIfEn } from '../../i18n/calculator/what-if.en.ts'
import { whatIf as whatIfFr } from '../../i18n/calculator/what-if.fr.ts'
import { track as trackEn } from '../../i18n/field-tests/track.en.ts'
import { track as trackFr } from '../../i18n/field-tests/track.fr.ts'
import { en } from '../../i18n/en.ts'
import { exportHeads } from '../../i18n/export.ts'
import { fr, type Messages } from '../../i18n/fr.ts'
import type { Locale } from '../../i18n/locales.ts'
import { details as fieldTestDetailsEn } from '../../i18n/field-tests/field-tests-details.en.ts'
import { details as fieldTestDetailsFr } from '../../i18n/field-tests/field-tests-details.fr.ts'
import { fieldTests as fieldTestsEn } from '../../i18n/field-tests/field-tests.en.ts'
import { fieldTests as fieldTestsFr } from '../../i18n/field-tests/field-tests.fr.ts'
import { results as resultsEn } from '../../i18n/results/results.en.ts'
import { results as resultsFr } from '../../i18n/results/results.fr.ts'
import { staticText } from '../../i18n/static-text.ts'
import { summaries as summariesEn } from '../en/summaries.ts'
import { summaries as summariesFr } from '../fr/summaries.ts'
import { stringsOf } from './texts.ts'

/** What people read that is in no page's text: interface, calculator, results, their file and summaries of articles. */
export const interfaceStrings: Record<Locale, string[]> = {
  fr: stringsOf([
    fr,
    staticText.fr,
    { ...calculatorFr, details: { ...detailsFr, whatIf: whatIfFr, sharing: sharingFr, track: trackFr } },
    { ...fieldTestsFr, details: fieldTestDetailsFr },
    resultsFr,
    exportHeads.fr,
    summariesFr,
  ]).filter(isOwn(fr)),
  en: stringsOf([
    en,
    staticText.en,
    { ...calculatorEn, details: { ...detailsEn, whatIf: whatIfEn, sharing: sharingEn, track: trackEn } },
    { ...fieldTestsEn, details: fieldTestDetailsEn },
    resultsEn,
    exportHeads.en,
    summariesEn,
  ]).filter(isOwn(en)),
}

/** The link to the other language is named in that language. */
function isOwn({ locale, menu }: Messages) {
  return (string: string) => ![locale, menu.otherLanguage, menu.otherLanguageLabel].includes(string)
}
