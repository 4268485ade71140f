import { expect, test } from 'vitest'
import { locales } from '../../i18n/locales.ts'
import { isArticle, pageIds } from '../../i18n/pages.ts'
import { fileOf, frontMatter, read } from '../texts.ts'

const texts = locales.flatMap((locale) => pageIds.map((page) => ({ locale, page, text: read(locale, fileOf(page)) })))

test.each(texts)('$locale/$page has a byline before its first section if it is about health', ({ page, text }) => {
  const isAboutHealth = page === 'tools' || isArticle(page) || frontMatter(read('fr', fileOf(page))).medical === 'true'
  expect(text.split(/^<Section|^## /m)[0]!.includes('<Byline />')).toBe(isAboutHealth)
})
