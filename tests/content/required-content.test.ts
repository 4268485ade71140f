import { expect, test } from 'vitest'
import { protocolNames } from '#domain/protocols/protocols.ts'
import { messages } from '#i18n/all-messages.ts'
import { type Locale, locales } from '#i18n/locales.ts'
import type { PageId } from '#i18n/pages.ts'
import { operator } from '#operator.config.ts'
import { textIn } from '../support/text.ts'
import { allPages, renderedPage } from './render-pages.tsx'

/** A text in French and in English; once if it is the same. */
type Fact = [fr: string, en?: string]

const weeklyLimits: Fact[] = [['48 h'], ['10 % de plus par semaine', '10% more per week']]
const watchAccuracies: Fact[] = [
  ['85-90 %', '85-90%'],
  ['80-85 %', '80-85%'],
  ['75-80 %', '75-80%'],
]

/** What a page must say for the product spec, for the law or for safety. */
const requiredFacts: Partial<Record<PageId, Fact[]>> = {
  home: [['Votre moteur de performance et de longévité', 'Your engine for performance and longevity']],
  understand: [
    ['40 à 50 %', '40-50%'],
    ['50 à 60 %', '50-60%'],
    ['15 %', '15%'],
    ['3,5 ml/kg/min', '3.5 ml/kg/min'],
    ['5 ans', '5 years'],
    ['8 à 10 % par décennie', '1% per year'],
  ],
  measure: [
    ['± 2 %', '± 2%'],
    ['145 à 200 $', 'CAD 145 to 200'],
    ['10 + 12 + 10'],
    ['environ 10 %', 'about 10%'],
    ['30 flexions en 45 secondes', '30 squats in 45 seconds'],
    ['(distance − 504,9) ÷ 44,73', '(distance − 504.9) ÷ 44.73'],
    ['4 semaines', '4 weeks'],
    ['Plus de 45 ans', 'Over 45'],
    ['Q-AAP+', 'PAR-Q+'],
  ],
  improve: [
    ['85 à 95 %', '85-95%'],
    ['5 × 3 min à 85 %', '8 × 2 min at 90%'],
    ['4 × 5 min à 90 %', '60-70%'],
    ...weeklyLimits,
  ],
  tools: [
    ...watchAccuracies,
    ['dollars canadiens', 'Canadian dollars'],
    ['Strava'],
    ['Polar Flow'],
    ['Training Peaks'],
  ],
  watches: [...watchAccuracies, ['dollars canadiens', 'Canadian dollars']],
  cholesterol: [
    ['13 %', '13%'],
    ['122 000', '122,000'],
    ['8,5 ans', '8.5 years'],
  ],
  // doses that must not be mistaken, and the licence of what is safe to buy
  nutrition: [['3 à 6 mg', '3 to 6 mg'], ['400 mg'], ['NPN']],
  aging: [
    ['8 à 10 % par décennie', '1% per year'],
    ['5 ans de vie', '5 extra years'],
  ],
  privacy: [
    [operator.privacyOfficer.name],
    [operator.host.place],
    ['__Host-visitor'],
    ['Loi 25', 'Law 25'],
    ['LPRPDE', 'PIPEDA'],
  ],
  terms: [
    [operator.amazon.sentence.fr, operator.amazon.sentence.en],
    [operator.retailer.relation.fr, operator.retailer.relation.en],
    ['tribunaux du Québec', 'courts of Québec'],
  ],
  legal: [
    ...[operator.legalName, operator.neq, operator.address, operator.phone].map((value): Fact => [value]),
    ...[operator.publicationDirector, operator.host.name, operator.medicalReview].map((value): Fact => [value]),
    [operator.legalForm.fr, operator.legalForm.en],
    ['Loi 25', 'Law 25'],
    ['LPRPDE', 'PIPEDA'],
    ['WCAG 2.1'],
    ['tribunaux de Montréal', 'courts of Montréal'],
    ['SIL Open Font License 1.1'],
  ],
}

const demanding = allPages.flatMap(({ page, ...rest }) =>
  page !== 'notFound' && requiredFacts[page] ? [{ ...rest, page, facts: requiredFacts[page] }] : [],
)

test.each(demanding)('$name says what it must', ({ page, locale, facts }) =>
  expect(missingFrom(textIn(renderedPage(page, locale).main), facts, locale)).toEqual([]),
)

test('a fact inside a longer number does not count', () =>
  expect(missingFrom('15 ans, 2,5 %', [['15 ans'], ['5 ans'], ['5 %'], ['2'], ['3 %']], 'fr')).toEqual([
    ...['5 ans', '5 %', '2', '3 %'],
  ]))

test.each(['home', 'measure'] as const)('%s has the calculator at its anchor, and both reference tables', (page) => {
  for (const locale of locales) {
    const { main } = renderedPage(page, locale)
    expect(main.querySelectorAll('#valeurs-reference form[method=post]')).toHaveLength(protocolNames.length)
    const captions = [...main.querySelectorAll('caption')].map((caption) => caption.textContent)
    expect(captions).toEqual(expect.arrayContaining(Object.values(messages[locale].calculator.tables.captions)))
  }
})

test.each([
  ['nutrition', '10.1038/210309a0'],
  ['nutrition', '10.1016/j.jand.2015.12.006'],
  ['nutrition', '10.1136/bjsports-2018-099027'],
  ['aging', '10.1152/japplphysiol.00174.2018'],
] as const)('%s links to the publication %s in both languages', (page, doi) => {
  for (const locale of locales)
    expect(renderedPage(page, locale).main.querySelector(`a[href="https://doi.org/${doi}"]`)).not.toBeNull()
})

function missingFrom(text: string, facts: Fact[], locale: Locale): string[] {
  const required = facts.map(([fr, en = fr]) => ({ fr, en })[locale].replaceAll(/\s/g, ' '))
  return required.filter((fact) => !isSaid(text, fact))
}

/** Whether a text has a fact, and not as a part of a longer number. */
function isSaid(text: string, fact: string): boolean {
  const parts = text.split(fact)
  return parts.slice(1).some((after, index) => !/[\d.,]$/.test(parts[index]!) && !/^[.,]?\d/.test(after))
}
