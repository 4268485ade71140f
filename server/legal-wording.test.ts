import { expect, test } from 'vitest'
import { locales } from '../i18n/locales.ts'
import { expectStatement, read, texts } from './testing/legal.ts'

/* What the legal pages say to the letter, alike in both languages. */

test.each([
  [
    'within 30 days',
    { fr: 'Nous répondons par écrit en 30 jours au plus.', en: 'We answer in writing within 30 days.' },
  ],
  ['3 years at most', { fr: '| Messages | 3 ans au plus |', en: '| Messages | 3 years at most |' }],
  ['12 months at most', { fr: '| 12 mois au plus |', en: '| 12 months at most |' }],
  ['30 days at most', { fr: '| Copies de sauvegarde | 30 jours au plus |', en: '| Backups | 30 days at most |' }],
])('what only the operator can keep is asked of the operator: %s', (duty, words) => {
  expect(read('docs', 'operations.md').split('in your name')[1]).toContain(duty)
  expectStatement('privacy', words)
})

test('the legal pages bear the same date', () => {
  for (const place of ['privacy', 'terms', 'legal'] as const) {
    expectStatement(place, { fr: '\nDernière mise à jour : 22 août 2025\n', en: '\nLast updated: August 22, 2025\n' })
  }
  expectStatement('legal', { fr: 'Énoncé daté du 22 août 2025.', en: 'Statement dated August 22, 2025.' })
})

test.each(['terms', 'legal'] as const)('cap and carve-out are said in the same words (%s)', (place) => {
  expectStatement(place, {
    fr: 'Notre responsabilité totale est limitée à 100 $ CA. Cette limite ne s’applique pas au préjudice corporel ou moral, ni à la faute lourde ou intentionnelle, ni aux droits que la loi vous accorde.',
    en: 'Our total liability is limited to CAD 100. This limit does not apply to bodily or moral injury, to gross or intentional fault, or to rights the law gives you.',
  })
})

test.each(['terms', 'legal'] as const)('the courts are said in the same words (%s)', (place) => {
  expectStatement(place, {
    fr: 'Les tribunaux du Québec, district judiciaire de Montréal, sont compétents, sous réserve des règles qui protègent les consommatrices et consommateurs.',
    en: 'The courts of Québec, judicial district of Montréal, have jurisdiction, subject to the rules that protect consumers.',
  })
})

test.each(['privacy', 'legal'] as const)('Québec’s law comes before the federal one (%s)', (place) => {
  expect([...new Set(texts.fr[place].match(/Loi 25|LPRPDE/g))]).toEqual(['Loi 25', 'LPRPDE'])
  expect([...new Set(texts.en[place].match(/Law 25|PIPEDA/g))]).toEqual(['Law 25', 'PIPEDA'])
})

test('only the English terms carry the language clause', () => {
  const clause =
    'A French version was made available to you first. You have chosen to be bound by this English version. If the two differ, the reading more favourable to you applies.'
  expect(texts.en.terms).toContain(clause)
  expect(texts.fr.terms).not.toContain('plus favorable')
})

test('accessibility is a target, never a claim', () => {
  expectStatement('legal', { fr: 'C’est une cible, pas un certificat', en: 'It is a target, not a certificate' })
  for (const locale of locales) expect(texts[locale].legal).not.toMatch(/conforme|compliant|conformance/i)
})
