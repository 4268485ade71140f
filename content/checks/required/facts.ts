import type { Locale } from '../../../i18n/locales.ts'
import type { PageId } from '../../../i18n/pages.ts'
import { operator } from '../../../operator.config.ts'

/** Figures, names and sources that the product spec and the editorial brief want on a page, as readers see them. */
export const requiredFacts: Partial<Record<PageId, Record<Locale, string[]>>> = {
  understand: {
    fr: listed(
      '40 à 50 % | 50 à 60 % | 15 % | 3,5 ml/kg/min | 5 ans | 8 à 10 % par décennie | Fonction cognitive | 191 femmes',
    ),
    en: listed('40-50% | 50-60% | 15% | 3.5 ml/kg/min | 5 years | 1% per year | Cognitive function | 191 women'),
  },
  improve: {
    fr: listed(
      '85 à 95 % | 4,9 ml/kg/min | 208 − 0,7 × âge | 7 à 11 battements | 911 | Q-AAP+ | 5 × 3 min à 85 % | 4 × 5 min à 90 % | 48 h | 10 % par semaine | toutes les 4 semaines | 150 min',
    ),
    en: listed(
      '85-95% | 4.9 ml/kg/min | 208 − 0.7 × age | 7 to 11 beats | 911 | PAR-Q+ | 6 × 1 min at 80-85% | 5 × 2 min at 85-88% | 8 × 2 min at 90% | 48 h | 10% per week | every 4 weeks | 150 min',
    ),
  },
  measure: {
    fr: listed(
      '± 2 % | 145 à 200 $ | ± 10 % | (distance − 504,9) ÷ 44,73 | 115 militaires | [(P1 − 70) + 2 × (P2 − P0)] ÷ 10 | 343 adultes | Queens College | Åstrand et Ryhming | 85-90 % | 80-85 % | 75-80 % | 911 | 811 | Q-AAP+ | 4 semaines | 34,8 ml/kg/min | 25,9',
    ),
    en: listed(
      '± 2% | CAD 145 to 200 | ± 10% | (distance − 504.9) ÷ 44.73 | 115 US airmen | [(P1 − 70) + 2 × (P2 − P0)] ÷ 10 | 343 adults | Queens College | Åstrand and Ryhming | 85-90% | 80-85% | 75-80% | 911 | 811 | PAR-Q+ | 4 weeks | 34.8 ml/kg/min | 25.9',
    ),
  },
  privacy: {
    fr: [
      operator.privacyOfficer.name,
      operator.host.place,
      ...listed(
        '__Host-visitor | __Host-saving | Accès | Rectification | Suppression | Portabilité | Opposition | Limitation | Retrait de l’accord | désindexation | Plainte | incident de confidentialité | Loi 25 | LPRPDE',
      ),
    ],
    en: [
      operator.privacyOfficer.name,
      operator.host.place,
      ...listed(
        '__Host-visitor | __Host-saving | Access | Rectification | Deletion | Portability | Objection | Restriction | Withdrawal of consent | de-indexing | Complaint | confidentiality incident | Law 25 | PIPEDA',
      ),
    ],
  },
  terms: {
    fr: [operator.amazon.sentence.fr, operator.retailer.relation.fr, '10 %', 'tribunaux du Québec'],
    en: [
      operator.amazon.sentence.en,
      operator.retailer.relation.en,
      ...listed('10% | courts of Québec | A French version was made available to you first.'),
    ],
  },
  legal: {
    fr: [
      ...particulars(),
      ...listed(
        'Loi 25 | LPRPDE | 3.1 | 3.5 à 3.8 | 4.1 | 8 à 8.2 | 27 et 32 | WCAG 2.1 | tribunaux de Montréal | SIL Open Font License 1.1',
      ),
    ],
    en: [
      ...particulars(),
      ...listed(
        'Law 25 | PIPEDA | 3.1 | 3.5 to 3.8 | 4.1 | 8 to 8.2 | 27 and 32 | WCAG 2.1 | courts of Montréal | SIL Open Font License 1.1',
      ),
    ],
  },
  cholesterol: {
    fr: listed(
      '13 % | 122 000 | 8,5 ans | 0,065 mmol/L | 120 minutes | 11 418 hommes | 15 ans | 0,56 | 10 043 | 0,30 | 11 % par MET | 150 minutes | statine | 59 %',
    ),
    en: listed(
      '13% | 122,000 | 8.5 years | 0.065 mmol/L | 120 minutes | 11,418 men | 15 years | 0.56 | 10,043 | 0.30 | 11% per MET | 150 minutes | statin | 59%',
    ),
  },
  plateau: {
    fr: listed(
      '5,6 % | 4 semaines | 11,7 % | 62,6 ml/kg/min | 78 adultes | 69 % | 400 ml | 47 % | 85 à 95 % | 10 % | 48 h',
    ),
    en: listed(
      '5.6% | 4 weeks | 11.7% | 62.6 ml/kg/min | 78 healthy adults | 69% | 400 ml | 47% | 85-95% | 10% | 48 h',
    ),
  },
  tools: {
    fr: listed(
      'liens d’affiliation | Gratuite | Premium | 85-90 % | 80-85 % | 75-80 % | 5,7 % | 15,8 % | 13,3 % | 4,5 et 6 ml/kg/min',
    ),
    en: listed(
      'affiliate links | Free | Premium | 85-90% | 80-85% | 75-80% | 5.7% | 15.8% | 13.3% | 4.5 and 6 ml/kg/min',
    ),
  },
  watches: {
    fr: listed('liens d’affiliation | 85-90 % | 80-85 % | 75-80 % | 18 h | 14 à 65 ml/kg/min | Apple Watch'),
    en: listed('affiliate links | 85-90% | 80-85% | 75-80% | 18 h | 14 to 65 ml/kg/min | Apple Watch'),
  },
  nutrition: {
    fr: listed(
      '3,2 litres | 30 à 60 g | 3 à 6 mg | 400 mg | NPN | B12 | membre de l’Ordre | 10.1016/j.jand.2015.12.006 | 10.1136/bjsports-2018-099027',
    ),
    en: listed(
      '3.2 litres | 30 to 60 g | 3 to 6 mg | 400 mg | NPN | B12 | registered dietitian | 10.1016/j.jand.2015.12.006 | 10.1136/bjsports-2018-099027',
    ),
  },
  aging: {
    fr: listed(
      '8 à 10 % par décennie | 3 à 6 % | plus de 20 % | 15 ml/kg/min | 50 ml/kg/min | 13,5 % | 10.1152/japplphysiol.00174.2018 | 13 % après 100 ans | 5 ans de vie | 9 % | 191 femmes | 150 minutes | réadaptation cardiaque',
    ),
    en: listed(
      '1% per year | 3 to 6% | more than 20% | 15 ml/kg/min | 50 ml/kg/min | 13.5% | 10.1152/japplphysiol.00174.2018 | 13% after age 100 | 5 extra years | 9% | 191 women | 150 minutes | cardiac rehabilitation',
    ),
  },
}

function listed(facts: string): string[] {
  return facts.split(' | ')
}

/** Who answers for the site. */
function particulars(): string[] {
  const { legalName, legalForm, neq, address, phone, publicationDirector, host, medicalReview } = operator
  return [legalName, legalForm, neq, address, phone, publicationDirector, host.name, medicalReview]
}
