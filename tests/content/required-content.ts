import type { Locale } from '#i18n/locales.ts'
import type { PageId } from '#i18n/pages.ts'
import { operator } from '#operator.config.ts'

const { legalName, neq, address, phone, publicationDirector, host, medicalReview } = operator
/** Names that the law requires on the legal page. */
const legalIdentity = [legalName, neq, address, phone, publicationDirector, host.name, medicalReview].join(' | ')

/**
 * Numbers, names and sources that each page must contain, as its readers see them, separated by ` | `.
 * Source: product spec and editorial brief.
 */
export const requiredText: Partial<Record<PageId, Record<Locale, string>>> = {
  understand: {
    fr: `40 à 50 % | 50 à 60 % | 15 % | 3,5 ml/kg/min | 5 ans | 4,9 ans | 8 à 10 % par décennie | 191 femmes | HERITAGE`,
    en: `40-50% | 50-60% | 15% | 3.5 ml/kg/min | 5 years | 4.9 years | 1% per year | 191 women | HERITAGE`,
  },
  improve: {
    fr: `85 à 95 % | 4,9 ml/kg/min | 208 − 0,7 × âge | 7 à 11 battements | 5 × 3 min à 85 % | 4 × 5 min à 90 % | 48 h | 10 % de plus par semaine | 150 min`,
    en: `85-95% | 4.9 ml/kg/min | 208 − 0.7 × age | 7 to 11 beats | 6 × 1 min at 80-85% | 5 × 2 min at 85-88% | 8 × 2 min at 90% | 48 h | 10% more per week | 150 min`,
  },
  measure: {
    fr: `± 2 % | environ 5 % | 145 à 200 $ | 30 flexions en 45 secondes | environ 10 % | (distance − 504,9) ÷ 44,73 | [(P1 − 70) + 2 × (P2 − P0)] ÷ 10 | 343 adultes | Queens College | 111,33 − 0,42 × pouls | 65,81 − 0,1847 × pouls | 0,01297 × watts | 0,01181 × watts | Åstrand et Ryhming | 911 | 811 | Q-AAP+ | 4 semaines`,
    en: `± 2% | about 5% | CAD 145 to 200 | 30 squats in 45 seconds | about 10% | (distance − 504.9) ÷ 44.73 | [(P1 − 70) + 2 × (P2 − P0)] ÷ 10 | 343 adults | Queens College | 111.33 − 0.42 × pulse | 65.81 − 0.1847 × pulse | 0.01297 × watts | 0.01181 × watts | Åstrand and Ryhming | 911 | 811 | PAR-Q+ | 4 weeks`,
  },
  privacy: {
    fr: `${operator.privacyOfficer.name} | ${operator.host.place} | __Host-visitor | Loi 25 | LPRPDE`,
    en: `${operator.privacyOfficer.name} | ${operator.host.place} | __Host-visitor | Law 25 | PIPEDA`,
  },
  terms: {
    fr: `${operator.amazon.sentence.fr} | ${operator.retailer.relation.fr} | 10 % | tribunaux du Québec`,
    en: `${operator.amazon.sentence.en} | ${operator.retailer.relation.en} | 10% | courts of Québec`,
  },
  legal: {
    fr: `${legalIdentity} | ${operator.legalForm.fr} | Loi 25 | LPRPDE | 3.1 | 3.5 à 3.8 | 4.1 | 8 à 8.2 | 27 et 32 | WCAG 2.1 | tribunaux de Montréal | SIL Open Font License 1.1`,
    en: `${legalIdentity} | ${operator.legalForm.en} | Law 25 | PIPEDA | 3.1 | 3.5 to 3.8 | 4.1 | 8 to 8.2 | 27 and 32 | WCAG 2.1 | courts of Montréal | SIL Open Font License 1.1`,
  },
  cholesterol: {
    fr: `13 % | 122 000 | 8,5 ans | 0,065 mmol/L | 120 minutes | 11 418 hommes | 15 ans | 10 043 | 11 % par MET | 150 minutes`,
    en: `13% | 122,000 | 8.5 years | 0.065 mmol/L | 120 minutes | 11,418 men | 15 years | 10,043 | 11% per MET | 150 minutes`,
  },
  plateau: {
    fr: `5,6 % | 4 semaines | 11,7 % | 62,6 ml/kg/min | 78 adultes | 69 % | l’erreur du test, environ 4 % | 400 ml | 47 % | 85 à 95 % | 10 % | 48 h`,
    en: `5.6% | 4 weeks | 11.7% | 62.6 ml/kg/min | 78 healthy adults | 69% | the test’s error, about 4% | 400 ml | 47% | 85-95% | 10% | 48 h`,
  },
  tools: {
    fr: `85-90 % | 80-85 % | 75-80 % | 5,7 % | 15,8 % | 13,3 % | 4,5 et 6 ml/kg/min | dollars canadiens`,
    en: `85-90% | 80-85% | 75-80% | 5.7% | 15.8% | 13.3% | 4.5 and 6 ml/kg/min | Canadian dollars`,
  },
  watches: {
    fr: `85-90 % | 80-85 % | 75-80 % | 18 h | 14 à 65 ml/kg/min | dollars canadiens | juin 2024`,
    en: `85-90% | 80-85% | 75-80% | 18 h | 14 to 65 ml/kg/min | Canadian dollars | June 2024`,
  },
  nutrition: {
    fr: `0,8 g | 3,2 litres | 30 à 60 g | 3 à 6 mg | 400 mg | NPN | B12 | 10.1038/210309a0 | 10.1016/j.jand.2015.12.006 | 10.1136/bjsports-2018-099027`,
    en: `0.8 g | 3.2 litres | 30 to 60 g | 3 to 6 mg | 400 mg | NPN | B12 | 10.1038/210309a0 | 10.1016/j.jand.2015.12.006 | 10.1136/bjsports-2018-099027`,
  },
  aging: {
    fr: `8 à 10 % par décennie | 3 à 6 % | plus de 20 % | 15 ml/kg/min | 50 ml/kg/min | 10.1152/japplphysiol.00174.2018 | après 100 ans | 5 ans de vie | 9 % | 150 minutes`,
    en: `1% per year | 3 to 6% | more than 20% | 15 ml/kg/min | 50 ml/kg/min | 10.1152/japplphysiol.00174.2018 | after age 100 | 5 extra years | 9% | 150 minutes`,
  },
}

/** f1: Kodama’s study of deaths; f3: years of life; f4: decline with age; f9: highest effort; f10: weekly increase */
type NoteId = 'f1' | 'f3' | 'f4' | 'f9' | 'f10'

/** Components that each page must show, and footnotes that it must refer to. */
export const requiredFigures: Partial<Record<PageId, { figures: string[]; notes: NoteId[] }>> = {
  'my-results': { figures: ['MyResults'], notes: [] },
  // the calculator has its notes under its result
  home: { figures: ['Hero', 'Calculator', 'ReferenceTables'], notes: [] },
  understand: { figures: ['TestedPeople'], notes: [] },
  measure: { figures: ['CooperTimeline', 'Calculator', 'ReferenceTables'], notes: [] },
  improve: { figures: ['EightWeeks', 'SessionsCompared'], notes: ['f9', 'f10'] },
  cholesterol: { figures: [], notes: ['f1'] },
  plateau: { figures: ['Ranges'], notes: ['f9', 'f10'] },
  aging: { figures: ['Ranges'], notes: ['f3', 'f4'] },
}

/** Numbers and names that each footnote must contain on every page. */
export const requiredNoteText: Partial<Record<NoteId, Record<Locale, string>>> = {
  f1: {
    fr: 'Kodama | 13 % | 3,5 ml/kg/min | 1 MET | 122 007 | 8,4 ans',
    en: 'Kodama | 13% | 3.5 ml/kg/min | 1 MET | 122,007 | 8.4 years',
  },
  f3: {
    fr: '4,9 ans | 5 % | 46 ans | Clausen, 2018',
    en: '4.9 | 5% | 46 years | Clausen, 2018',
  },
  f4: { fr: '40 ans | 70 ans | Fleg, 2005', en: '40 | 70 | Fleg, 2005' },
  f10: { fr: '30 %', en: '30%' },
}
