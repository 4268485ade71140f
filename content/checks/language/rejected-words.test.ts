import { expect, test } from 'vitest'
import type { Locale } from '../../../i18n/locales.ts'
import { passages } from '../corpus.ts'
import { rejectedWords } from './rejected-words.ts'

test.each(passages)('$name says it with the right words', ({ locale, blocks }) => {
  expect(blocks.flatMap((text) => faults(text, locale))).toEqual([])
})

test.each([
  ['fr', 'Cela peut hausser le VO2max.', 'hausser: augmenter, monter'],
  ['fr', 'Le chiffre saute d’un jour à l’autre.', 'chiffre saute: varie, fait des bonds'],
  ['fr', 'Vos courses sont gardées 30 jours.', 'Vos courses: calculs'],
  ['en', 'The number of the day matters little.', 'number of the day: any single reading'],
  ['fr', 'Il a haussé l’allure.', 'haussé: augmenter, monter'],
  ['en', 'An indicative price', 'indicative price: approximate'],
] as const)('a rejected word is found, with the word to use (%s): %s', (locale, text, fault) => {
  expect(faults(text, locale)).toEqual([expect.stringContaining(fault)])
})

test.each([
  ['fr', 'Une hausse de 10 % suffit à la course à pied, et le test coûte moins chaque fois.'],
  ['fr', 'Un saut, et le coureur saute une séance de la course.'],
  ['en', 'Performance counts in a range of prices'],
] as const)('a word that is right where it stands is not found (%s): %s', (locale, text) => {
  expect(faults(text, locale)).toEqual([])
})

function faults(text: string, locale: Locale): string[] {
  return Object.entries(rejectedWords[locale]).flatMap(([word, say]) => {
    const found = new RegExp(`(?<!\\p{L})(${word})(?!\\p{L})`, 'iu').exec(text)
    return found ? [`${found[0]}: ${say} (…${text.slice(Math.max(0, found.index - 30), found.index + 40)}…)`] : []
  })
}
