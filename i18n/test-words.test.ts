import { expect, test } from 'vitest'
import { kinds } from '../domain/tests/field.ts'
import { testNames, tests } from '../domain/tests/registry.ts'
import { details as detailsEn } from './en/calculator/calculator-details.ts'
import { fields as fieldsEn } from './en/fields.ts'
import { tests as testsEn } from './en/tests.ts'
import { details as detailsFr } from './fr/calculator/calculator-details.ts'
import { fields as fieldsFr } from './fr/fields.ts'
import { tests as testsFr } from './fr/tests.ts'
import { locales } from './locales.ts'

const words = { fr: { tests: testsFr, fields: fieldsFr }, en: { tests: testsEn, fields: fieldsEn } }

test.each(locales)('every test has words, and they are of no other (%s)', (locale) =>
  expect(Object.keys(words[locale].tests).toSorted()).toEqual(testNames.toSorted()),
)

test.each(locales)('each field has a label, and what is said where it applies is there (%s)', (locale) => {
  const { labels } = words[locale].fields
  for (const name of testNames) {
    const { fields, equation, phases } = tests[name]
    const { fields: own, source, safety, timer } = words[locale].tests[name]
    for (const [field, { kind }] of Object.entries(fields)) {
      expect(own[field] ?? labels[kind as keyof typeof labels], `${name} ${field}`).toBeTruthy()
    }
    expect([Boolean(source), Boolean(safety), Boolean(timer)]).toEqual([
      Boolean(equation),
      Boolean(equation),
      Boolean(phases),
    ])
  }
})

test('what is accepted is told with its unit', () => {
  expect(fieldsFr.limits('years', '10', '100')).toBe('de 10 à 100\u00a0ans')
  expect(fieldsFr.limits('duration', '6:00', '45:00')).toBe('de 6:00 à 45:00')
  expect(fieldsEn.limits('metres', '500', '5,000')).toBe('500 to 5,000 m')
  expect(fieldsEn.limits('vo2max', '5', '100')).toBe('5 to 100, decimals allowed')
  for (const kind of Object.keys(kinds)) expect(kind in { ...fieldsFr.units, ...fieldsFr.options }).toBe(true)
})

test.each([
  [2, 6, 'ce serait de 2 à 6 personnes sur 10.', 'anywhere from 2 to 6 people in 10.'],
  [
    0,
    6,
    'ce serait 6 personnes sur 10 au plus, peut-être moins d’une.',
    'anywhere from fewer than 1 to 6 people in 10.',
  ],
  [0, 1, 'ce serait 1 personne sur 10 au plus, peut-être moins d’une.', 'it would be 1 person in 10 at most.'],
  [
    4,
    10,
    'ce serait 4 personnes sur 10 au moins, peut-être plus de 9.',
    'anywhere from 4 to more than 9 people in 10.',
  ],
  [0, 10, 'cela va de presque personne à presque tout le monde.', 'it goes from almost nobody to almost everybody.'],
])('the ends of a margin, %i and %i in 10, are said in a sentence', (from, to, french, english) => {
  expect(plain(detailsFr.answer.withRange(from, to))).toContain(french)
  expect(plain(detailsEn.answer.withRange(from, to))).toContain(english)
})

/** With ordinary spaces. */
function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}
