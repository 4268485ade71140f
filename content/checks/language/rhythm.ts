import type { Locale } from '../../../i18n/locales.ts'
import { wordsBySentence } from './readability.ts'

/** Prose is neither chopped nor long-winded within these; so decided after a close reading of every page. */
const rhythmLimits = { shortShare: 0.3, wordsPerSentence: { from: 11, to: 17 }, shortInARow: 3 }

/** A sentence of so many words, or fewer, is short. */
const short = 8

export interface Rhythm {
  sentences: number
  wordsPerSentence: number
  /** the part of all sentences that is short */
  shortShare: number
  shortSentences: string[]
  /** the most short sentences in a row, in one paragraph */
  longestRow: string[]
}

/** How long and short sentences take turns in running paragraphs. */
export function rhythmOf(paragraphs: string[], locale: Locale): Rhythm {
  const measured = paragraphs.map((paragraph) => wordsBySentence(paragraph, locale))
  const sentences = measured.flat()
  const shortSentences = sentences.filter(({ words }) => words.length <= short).map(({ sentence }) => sentence)
  return {
    sentences: sentences.length,
    wordsPerSentence: sentences.reduce((total, { words }) => total + words.length, 0) / sentences.length,
    shortShare: shortSentences.length / sentences.length,
    shortSentences,
    longestRow: measured.flatMap(shortRows).sort((a, b) => b.length - a.length)[0] ?? [],
  }
}

function shortRows(paragraph: { sentence: string; words: string[] }[]): string[][] {
  const rows: string[][] = [[]]
  for (const { sentence, words } of paragraph) {
    if (words.length <= short) rows.at(-1)!.push(sentence)
    else rows.push([])
  }
  return rows
}

/** What is wrong with a rhythm, and the sentences at fault. */
export function rhythmFaults({ wordsPerSentence, shortShare, shortSentences, longestRow }: Rhythm): string[] {
  const { from, to } = rhythmLimits.wordsPerSentence
  return [
    ...(wordsPerSentence < from || wordsPerSentence > to
      ? [`${wordsPerSentence.toFixed(1)} words a sentence, ${from} to ${to} wanted`]
      : []),
    ...(shortShare > rhythmLimits.shortShare
      ? [`${percent(shortShare)} of sentences are short, at most ${percent(rhythmLimits.shortShare)} wanted:`]
      : []),
    ...(shortShare > rhythmLimits.shortShare || wordsPerSentence < from ? shortSentences : []),
    ...(longestRow.length > rhythmLimits.shortInARow
      ? [`${longestRow.length} short sentences in a row, at most ${rhythmLimits.shortInARow} wanted:`, ...longestRow]
      : []),
  ]
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`
}
