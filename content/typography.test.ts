import { expect, test } from 'vitest'
import { calculator as calculatorEn } from '../i18n/calculator.en.ts'
import { calculator as calculatorFr } from '../i18n/calculator.fr.ts'
import { en } from '../i18n/en.ts'
import { fr } from '../i18n/fr.ts'
import type { Locale } from '../i18n/locales.ts'
import { summaries as summariesEn } from './en/summaries.ts'
import { summaries as summariesFr } from './fr/summaries.ts'
import { prose, stringsOf, texts } from './texts.ts'

const typography = {
  fr: {
    'an ordinary space before : % $ »': / [:%$»]/u,
    'no no-break space before a colon': /[^\u00a0]:(?=\s|$)/mu,
    'no thin no-break space before ; ! ?': /[^\u202f?!][;!?](?=\s|$)/mu,
    'no no-break space before % or $': /\d[%$]/u,
    'no no-break space inside « »': /«(?!\u00a0)|(?<!\u00a0)»/u,
    'an ordinary or thin space in a number': /\d[ \u202f]\d{3}(?!\d)/u,
    'an ordinary space before a unit': /\d (?:ml|km|kg|cm|m|mmol|L|h|min|s)(?![\p{L}\d])/u,
    'a straight apostrophe': /[\p{L}\d]'[\p{L}\d]/u,
    'a word that the glossary avoids':
      /\b(cookies?|week-end|tracker|smartwatch|newsletter|tapis de course|fractionné)\b/iu,
  },
  en: {
    'a space before : ; ! ? %': /[ \u00a0\u202f][:;!?%]/u,
    'French quotation marks': /[«»]/u,
    'a straight apostrophe': /[\p{L}\d]'[\p{L}\d]/u,
    'a word that the glossary avoids': /\b(elderly|programmes?|VO2 ?Max)\b/u,
    'a spelling that is not Canadian': /\b(center|meters?|liters?|fiber|color|ageing)\b/iu,
  },
} satisfies Record<Locale, Record<string, RegExp>>

test.each(texts)('$name keeps to the typography and words of its language', ({ locale, source }) => {
  expect(faults(prose(source), locale)).toEqual([])
})

test.each([
  ['fr', [fr, calculatorFr, summariesFr]],
  ['en', [en, calculatorEn, summariesEn]],
] as const)(
  'interface strings and summaries keep to the typography and words of their language (%s)',
  (locale, messages) => {
    expect(stringsOf(messages).flatMap((text) => faults(text, locale))).toEqual([])
  },
)

test.each(texts)('$name writes VO2max in one way', ({ source }) => {
  expect(
    prose(source)
      .match(/vo2 ?max/gi)
      ?.filter((name) => name !== 'VO2max') ?? [],
  ).toEqual([])
})

function faults(text: string, locale: Locale): string[] {
  return Object.entries(typography[locale]).flatMap(([fault, pattern]) => {
    const found = pattern.exec(text)
    return found ? [`${fault}: …${text.slice(Math.max(0, found.index - 30), found.index + 20)}…`] : []
  })
}
