import type { PageId } from '#i18n/pages.ts'
import { operator } from '#operator.config.ts'

const { legalName, legalForm, neq, address, phone, publicationDirector, host, medicalReview } = operator
const { privacyOfficer, amazon, retailer } = operator

/** A number, name or source as readers see it in French and in English; once if it is the same. */
export type Fact = [fr: string, en?: string]

/** What each page must say. Source: product spec and editorial brief. */
export const requiredFacts: Partial<Record<PageId, Fact[]>> = {
  understand: [
    ['40 à 50 %', '40-50%'],
    ['50 à 60 %', '50-60%'],
    ['15 %', '15%'],
    ['3,5 ml/kg/min', '3.5 ml/kg/min'],
    ['5 ans', '5 years'],
    ['4,9 ans', '4.9 years'],
    ['8 à 10 % par décennie', '1% per year'],
    ['191 femmes', '191 women'],
    ['HERITAGE'],
  ],
  improve: [
    ['85 à 95 %', '85-95%'],
    ['4,9 ml/kg/min', '4.9 ml/kg/min'],
    ['208 − 0,7 × âge', '208 − 0.7 × age'],
    ['7 à 11 battements', '7 to 11 beats'],
    ['4 × 5 min à 90 %', '5 × 2 min at 85-88%'],
    ['5 × 3 min à 85 %', '6 × 1 min at 80-85%'],
    ['5 × 3 min à 85 %', '8 × 2 min at 90%'],
    ['48 h'],
    ['10 % de plus par semaine', '10% more per week'],
    ['150 min'],
  ],
  measure: [
    ['± 2 %', '± 2%'],
    ['environ 5 %', 'about 5%'],
    ['145 à 200 $', 'CAD 145 to 200'],
    ['30 flexions en 45 secondes', '30 squats in 45 seconds'],
    ['environ 10 %', 'about 10%'],
    ['(distance − 504,9) ÷ 44,73', '(distance − 504.9) ÷ 44.73'],
    ['[(P1 − 70) + 2 × (P2 − P0)] ÷ 10'],
    ['343 adultes', '343 adults'],
    ['Queens College'],
    ['111,33 − 0,42 × pouls', '111.33 − 0.42 × pulse'],
    ['65,81 − 0,1847 × pouls', '65.81 − 0.1847 × pulse'],
    ['0,01297 × watts', '0.01297 × watts'],
    ['0,01181 × watts', '0.01181 × watts'],
    ['Åstrand et Ryhming', 'Åstrand and Ryhming'],
    ['911'],
    ['811'],
    ['Q-AAP+', 'PAR-Q+'],
    ['4 semaines', '4 weeks'],
  ],
  privacy: [[privacyOfficer.name], [host.place], ['__Host-visitor'], ['Loi 25', 'Law 25'], ['LPRPDE', 'PIPEDA']],
  terms: [
    [amazon.sentence.fr, amazon.sentence.en],
    [retailer.relation.fr, retailer.relation.en],
    ['10 %', '10%'],
    ['tribunaux du Québec', 'courts of Québec'],
  ],
  legal: [
    ...[legalName, neq, address, phone, publicationDirector, host.name, medicalReview].map((name): Fact => [name]),
    [legalForm.fr, legalForm.en],
    ['Loi 25', 'Law 25'],
    ['LPRPDE', 'PIPEDA'],
    ['3.1'],
    ['3.5 à 3.8', '3.5 to 3.8'],
    ['4.1'],
    ['8 à 8.2', '8 to 8.2'],
    ['27 et 32', '27 and 32'],
    ['WCAG 2.1'],
    ['tribunaux de Montréal', 'courts of Montréal'],
    ['SIL Open Font License 1.1'],
  ],
  cholesterol: [
    ['13 %', '13%'],
    ['122 000', '122,000'],
    ['8,5 ans', '8.5 years'],
    ['0,065 mmol/L', '0.065 mmol/L'],
    ['120 minutes'],
    ['11 418 hommes', '11,418 men'],
    ['15 ans', '15 years'],
    ['10 043', '10,043'],
    ['11 % par MET', '11% per MET'],
    ['150 minutes'],
  ],
  plateau: [
    ['5,6 %', '5.6%'],
    ['4 semaines', '4 weeks'],
    ['11,7 %', '11.7%'],
    ['62,6 ml/kg/min', '62.6 ml/kg/min'],
    ['78 adultes', '78 healthy adults'],
    ['69 %', '69%'],
    ['l’erreur du test, environ 4 %', 'the test’s error, about 4%'],
    ['400 ml'],
    ['47 %', '47%'],
    ['85 à 95 %', '85-95%'],
    ['10 %', '10%'],
    ['48 h'],
  ],
  tools: [
    ['85-90 %', '85-90%'],
    ['80-85 %', '80-85%'],
    ['75-80 %', '75-80%'],
    ['5,7 %', '5.7%'],
    ['15,8 %', '15.8%'],
    ['13,3 %', '13.3%'],
    ['4,5 et 6 ml/kg/min', '4.5 and 6 ml/kg/min'],
    ['dollars canadiens', 'Canadian dollars'],
  ],
  watches: [
    ['85-90 %', '85-90%'],
    ['80-85 %', '80-85%'],
    ['75-80 %', '75-80%'],
    ['18 h'],
    ['14 à 65 ml/kg/min', '14 to 65 ml/kg/min'],
    ['dollars canadiens', 'Canadian dollars'],
    ['juin 2024', 'June 2024'],
  ],
  nutrition: [
    ['0,8 g', '0.8 g'],
    ['3,2 litres', '3.2 litres'],
    ['30 à 60 g', '30 to 60 g'],
    ['3 à 6 mg', '3 to 6 mg'],
    ['400 mg'],
    ['NPN'],
    ['B12'],
    ['10.1038/210309a0'],
    ['10.1016/j.jand.2015.12.006'],
    ['10.1136/bjsports-2018-099027'],
  ],
  aging: [
    ['8 à 10 % par décennie', '1% per year'],
    ['3 à 6 %', '3 to 6%'],
    ['plus de 20 %', 'more than 20%'],
    ['15 ml/kg/min'],
    ['50 ml/kg/min'],
    ['10.1152/japplphysiol.00174.2018'],
    ['après 100 ans', 'after age 100'],
    ['5 ans de vie', '5 extra years'],
    ['9 %', '9%'],
    ['150 minutes'],
  ],
}

/** Footnotes that say the same on every page, by their ids. */
const notes = { deaths: 'f1', yearsOfLife: 'f3', declineWithAge: 'f4', highestEffort: 'f9', weeklyIncrease: 'f10' }

/** What each of these footnotes must say. */
export const requiredNoteFacts: Record<string, Fact[]> = {
  [notes.deaths]: [
    ['Kodama'],
    ['13 %', '13%'],
    ['3,5 ml/kg/min', '3.5 ml/kg/min'],
    ['1 MET'],
    ['122 007', '122,007'],
    ['8,4 ans', '8.4 years'],
  ],
  [notes.yearsOfLife]: [['4,9 ans', '4.9'], ['5 %', '5%'], ['46 ans', '46 years'], ['Clausen, 2018']],
  [notes.declineWithAge]: [['40 ans', '40'], ['70 ans', '70'], ['Fleg, 2005']],
  [notes.weeklyIncrease]: [['30 %', '30%']],
}

/** Components that each page must show, and footnotes that it must refer to. */
export const requiredFigures: Partial<Record<PageId, { figures?: string[]; notes?: string[] }>> = {
  'my-results': { figures: ['MyResults'] },
  // the calculator has its notes under its result
  home: { figures: ['Hero', 'Calculator', 'ReferenceTables'] },
  understand: { figures: ['GoodVo2maxCharts'] },
  measure: { figures: ['CooperTimeline', 'Calculator', 'ReferenceTables'] },
  improve: { figures: ['EightWeeks', 'SessionsCompared'], notes: [notes.highestEffort, notes.weeklyIncrease] },
  cholesterol: { notes: [notes.deaths] },
  plateau: { figures: ['Ranges'], notes: [notes.highestEffort, notes.weeklyIncrease] },
  aging: { figures: ['Ranges'], notes: [notes.yearsOfLife, notes.declineWithAge] },
}
