import { expect, test } from 'vitest'
import { locales } from '../../../i18n/locales.ts'
import type { PageId } from '../../../i18n/pages.ts'
import { requiredPhrases } from './phrases.ts'
import { fileOf, read, texts } from '../texts.ts'

const promises = Object.entries(requiredPhrases).flatMap(([page, byLocale]) =>
  locales.map((locale) => ({ page: page as PageId, locale, strings: byLocale[locale] })),
)

test.each(promises)('$locale/$page says what the product promises', ({ page, locale, strings }) => {
  const text = read(locale, fileOf(page)).replaceAll('\u00a0', ' ')
  expect(strings.filter((string) => !text.includes(string))).toEqual([])
})

test.each(locales)('the home page does not quote the 13 % figure, which needs its footnote (%s)', (locale) => {
  expect(read(locale, 'home.mdx')).not.toMatch(/\b13\s?%/)
})

test.each([
  ['fr', 'de 8 à 10 % par décennie'],
  ['en', '1% per year'],
])('the decline with age is said in each language’s own words (%s)', (language, words) => {
  const spoken = texts.filter(({ locale }) => locale === language).map(({ source }) => source)
  expect(spoken.join().replaceAll('\u00a0', ' ')).toContain(words)
})
