import { expect, test } from 'vitest'
import type { Locale } from '#i18n/locales.ts'
import { visibleTexts } from './visible-text.ts'

const commonFaults = {
  'a straight apostrophe or quotation mark': /['"]/u,
  'three dots for …': /\.\.\./u,
  'two spaces': /[ \u00a0\u202f]{2}/u,
}

/** Identifiers of publications, which have no typography. */
const identifiers = /\b10\.\d{4,}\/\S+|\bPMC\d+/g

const typography = {
  fr: {
    'an ordinary space before : % $ »': / [:%$»]/u,
    'no no-break space before a colon': /[^\u00a0]:(?=\s|$)/mu,
    'no thin no-break space before ; ! ?': /[^\u202f?!][;!?](?=[\s\]*]|$)/mu,
    'no no-break space before % or $': /\d[%$]/u,
    'no no-break space inside « »': /«(?!\u00a0)|(?<!\u00a0)»/u,
    'an ordinary or thin space in a number, or none': /\d[ \u202f]\d{3}(?!\d)|(?<![\d,.])(?!(19|20)\d\d(?!\d))\d{4}/u,
    'a decimal point': /\d\.\d+(?=\u00a0(%|[\p{Ll}L]))/u,
    'an ordinary space beside ×': /\d ×|\d\u00a0× \d/u,
    'a thin space that is not before ; ! ?': /\u202f(?![;!?])/u,
    'an ordinary space before a unit': /\d (?:ml|km|kg|cm|mm|m|mmol|mg|g|L|h|min|s)(?![\p{L}\d])/u,
    ...commonFaults,
  },
  en: {
    'a space before : ; ! ? %': /[ \u00a0\u202f][:;!?%]/u,
    'French quotation marks': /[«»]/u,
    'a comma for the decimal point, or no comma for the thousands':
      /\d,\d{1,2}(?!\d)|(?<![\d,.])(?!(19|20)\d\d(?!\d))\d{4}/u,
    ...commonFaults,
  },
} satisfies Record<Locale, Record<string, RegExp>>

test.each(visibleTexts)('$name follows the typography of its language', ({ locale, blocks }) => {
  expect(blocks.flatMap((text) => faults(text, locale))).toEqual([])
})

test.each([
  ['fr', 'Un point: un!'],
  ['fr', '90% de 1 200 $'],
  ['fr', '40.2 ml'],
  ['fr', 'l\'effort dit "max"'],
  ['en', 'A point : one'],
  ['en', '1200 m, or 40,2'],
] as const)('wrong typography is found (%s): %s', (locale, text) => {
  expect(faults(text, locale)).not.toEqual([])
})

function faults(passage: string, locale: Locale): string[] {
  const text = passage.replace(identifiers, '')
  return Object.entries(typography[locale]).flatMap(([fault, pattern]) => {
    const found = pattern.exec(text)
    return found ? [`${fault}: …${text.slice(Math.max(0, found.index - 30), found.index + 20)}…`] : []
  })
}
