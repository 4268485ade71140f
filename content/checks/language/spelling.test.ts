import dictionaryEn from 'dictionary-en-ca'
import dictionaryFr from 'dictionary-fr'
import { createHunspellFromStrings } from 'hunspell-wasm'
import { expect, test } from 'vitest'
import { locales, otherLocale, type Locale } from '../../../i18n/locales.ts'
import { apps } from '../../data/apps.ts'
import { passages } from '../corpus.ts'
import { sentencesOf, wordsOf } from '../extract-text.ts'
import { repeated } from '../texts.ts'
import { reviews, watches } from '../../data/watches.ts'
import { wordList } from './word-list.ts'

const hunspell = {
  fr: await createHunspellFromStrings(
    Buffer.from(dictionaryFr.aff).toString(),
    Buffer.from(dictionaryFr.dic).toString(),
  ),
  en: await createHunspellFromStrings(
    Buffer.from(dictionaryEn.aff).toString(),
    Buffer.from(dictionaryEn.dic).toString(),
  ),
}

const listed = (locale: Locale) =>
  Object.values(wordList).flatMap((section) => `${section.both} ${section[locale]}`.split(/\s+/).filter(Boolean))
const ours = { fr: new Set(listed('fr')), en: new Set(listed('en')) }

const products = new Set(
  [...Object.values(watches), ...reviews]
    .flatMap(({ model }) => model.split(' '))
    .concat(apps.flatMap(({ name }) => name.split(' '))),
)

test.each(passages)('$name is spelled as the dictionary or the list has it', ({ locale, blocks, sources = [] }) => {
  const cited = new Set(spelledIn(sources))
  const unknown = spelledIn(blocks)
    .filter((word) => !knows(locale, word))
    .filter((word) => !formsOf(word).some((form) => cited.has(form) || products.has(form)))
  expect([...new Set(unknown)]).toEqual([])
})

test.each(passages)('$name: no sentence is in the other language', ({ locale, blocks }) => {
  const foreign = blocks
    .flatMap((block) => sentencesOf(block, locale))
    .filter((sentence) => {
      const words = spelledIn([sentence]).filter((word) => word === word.toLowerCase())
      const known = (language: Locale) => words.filter((word) => knows(language, word)).length
      return wordsOf(sentence).length >= 6 && known(otherLocale[locale]) > known(locale)
    })
  expect(foreign).toEqual([])
})

test.each(locales)('the word list has only words that a text uses and that the dictionary lacks (%s)', (locale) => {
  const used = new Set(
    passages.flatMap((passage) => (passage.locale === locale ? spelledIn(passage.blocks) : [])).flatMap(formsOf),
  )
  expect(listed(locale).filter((word) => !used.has(word) || hunspell[locale].testSpelling(word))).toEqual([])
  expect(repeated(listed(locale))).toEqual([])
})

test('a wrong word is found, an elided, inverted or compound one accepted', () => {
  const wrong = ['efort', 'l’efort', 'aujourdhui', 'entrainement-vélo-rapid']
  expect(wrong.filter((word) => knows('fr', word))).toEqual([])
  expect(['l’effort', 'aujourd’hui', 'avez-vous', 'Échauffement'].filter((word) => !knows('fr', word))).toEqual([])
  expect(['effrot', 'center', 'colur'].filter((word) => knows('en', word))).toEqual([])
  expect(['heart’s', 'centre', 'don’t', 'warm-up'].filter((word) => !knows('en', word))).toEqual([])
})

function spelledIn(blocks: string[]): string[] {
  return blocks.flatMap(
    (block) =>
      block
        .replace(/\S+@\S+|\S+\.(ca|com|org|example)\b|\{\w+\}|10\.\d{4,}\/\S+/g, '')
        .match(/[\p{L}\d][\p{L}\d’'-]*/gu)
        ?.filter((word) => !/\d/.test(word)) ?? [],
  )
}

/** A word, then what is left of it without « l’ » or "’s", then its parts. */
function formsOf(word: string): string[] {
  const bare = word.replace(/^([cdjlmnst]|qu|lorsqu|puisqu|jusqu)[’']/i, '').replace(/[’'-]s?$/, '')
  return [word, bare, ...bare.split('-')]
}

function knows(locale: Locale, word: string): boolean {
  const [whole, bare, ...parts] = formsOf(word)
  const known = (form: string) => ours[locale].has(form) || hunspell[locale].testSpelling(form.replaceAll('’', "'"))
  return known(whole!) || known(bare!) || (parts.length > 1 && parts.every(known))
}
