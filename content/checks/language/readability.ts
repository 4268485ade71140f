import type { Locale } from '../../../i18n/locales.ts'
import { sentencesOf, wordsOf } from '../extract-text.ts'
import { syllablesOf } from './syllables.ts'

export interface Readability {
  words: number
  /** on average */
  wordsPerSentence: number
  /** nine sentences in ten have at most so many words */
  longSentence: number
  /** Kandel-Moles in French, Flesch reading ease in English: the higher, the easier; they do not compare */
  ease: number
  /** Flesch-Kincaid: the school year that the text asks for; English only */
  grade: number | undefined
  /** the sentences of eight words and more, hardest first */
  hardest: string[]
}

/** How easily the sentences of some blocks are read. What does not end like a sentence, such as a label, is left out. */
export function readabilityOf(blocks: string[], locale: Locale): Readability {
  const sentences = blocks
    .flatMap((block) => wordsBySentence(block, locale))
    .map(({ sentence, words }) => ({
      sentence,
      words: words.length,
      syllables: sum(words.map((word) => syllablesOf(word, locale))),
    }))
  const words = sum(sentences.map((sentence) => sentence.words))
  const wordsPerSentence = words / sentences.length
  const syllablesPerWord = sum(sentences.map(({ syllables }) => syllables)) / words
  const lengths = sentences.map((sentence) => sentence.words).sort((a, b) => a - b)
  const ease = easeOf[locale]
  return {
    words,
    wordsPerSentence,
    longSentence: lengths[Math.floor(lengths.length * 0.9)]!,
    ease: ease(wordsPerSentence, syllablesPerWord),
    grade: locale === 'en' ? 0.39 * wordsPerSentence + 11.8 * syllablesPerWord - 15.59 : undefined,
    hardest: sentences
      .filter((sentence) => sentence.words >= 8)
      .sort((a, b) => ease(a.words, a.syllables / a.words) - ease(b.words, b.syllables / b.words))
      .map(({ sentence }) => sentence),
  }
}

const easeOf: Record<Locale, (wordsPerSentence: number, syllablesPerWord: number) => number> = {
  fr: (words, syllables) => 207 - 1.015 * words - 73.6 * syllables,
  en: (words, syllables) => 206.835 - 1.015 * words - 84.6 * syllables,
}

/** The sentences of a block and the words that count in each; none of a block that does not end like a sentence. */
export function wordsBySentence(block: string, locale: Locale): { sentence: string; words: string[] }[] {
  if (!/[.!?:…][»”)\s\u00a0]*$/.test(block)) return []
  return sentencesOf(block, locale)
    .map((sentence) => ({ sentence, words: wordsOf(plain(sentence, locale)) }))
    .filter(({ words }) => words.length > 0)
}

/** Stands for what no writer can put more simply. */
const neutral = { fr: 'mot', en: 'word' }

/** A sentence whose numbers, units, names, codes and one long word of the subject are one plain word each. */
function plain(sentence: string, locale: Locale): string {
  return sentence
    .replace(/\s*\([^()]*\b(19|20)\d\d\)/g, '')
    .replace(/\S*\d\S*(\u00a0\d\S*)*|\S+\/\S+|cardiorespirato(ire|ry)|\p{Lu}{2,}/gu, neutral[locale])
    .replace(/(?<=\S[\s\u00a0]+[«“(]?[\s\u00a0]?)\p{Lu}\p{L}+(-\p{L}+)*/gu, (name) =>
      name === 'I' ? name : neutral[locale],
    )
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
