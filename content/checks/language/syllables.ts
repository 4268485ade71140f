import { syllable } from 'syllable'
import type { Locale } from '../../../i18n/locales.ts'

/** Syllables of a word. A word without a vowel has none: « l’ » belongs to the next. */
export function syllablesOf(word: string, locale: Locale): number {
  const count = locale === 'fr' ? frenchSyllables : syllable
  const parts = word
    .toLowerCase()
    .replace(/’s?$/, '')
    .match(/\p{L}+/gu)
  return parts?.reduce((sum, part) => sum + count(part), 0) ?? 0
}

const vowel = '[aàâäeéèêëiîïoôöuùûüyœæ]'
const nuclei = new RegExp(`${vowel}+`, 'g')

/**
 * Written syllables of a French word, the silent ones too (mar-che): the weights of Kandel and Moles suppose them.
 * No library counts them soundly; hyphenation, which some use instead, never parts a single letter.
 */
function frenchSyllables(word: string): number {
  const sounds = word
    .replace(/qu/g, 'k')
    .replace(/gu(?=[eéèêiîy])/g, 'g')
    // y between vowels, or before one, is a consonant: es-sayer, yeux
    .replace(new RegExp(`(?<=^|${vowel})y(?=${vowel})`, 'g'), '-')
    // vowels that are said apart: ré-aliste, a-érobie, a-orte, na-ïf, cli-ent, cru-el
    .replace(/é(?=[aàâeèéêioôuû])(?!es?$)/g, 'é-')
    .replace(/[ao](?=[éè])/g, 'a-')
    .replace(/a(?=o(?!û))/g, 'a-')
    .replace(/[aeiou](?=[ïëü])/g, 'a-')
    .replace(/(?<=[bcdfgptv][lr])[iu](?=[aeéèo])(?!es?$)/g, 'i-')
  return sounds.match(nuclei)?.length ?? 0
}
