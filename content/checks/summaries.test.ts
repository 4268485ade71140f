import { expect, test } from 'vitest'
import { locales } from '../../i18n/locales.ts'
import { articleIds } from '../../i18n/pages.ts'
import { summaries as en } from '../en/summaries.ts'
import { summaries as fr } from '../fr/summaries.ts'
import { fileOf, frontMatter, read } from './texts.ts'

const summaries = { fr, en }

test.each(locales)('the blog’s index names every article by the article’s own title (%s)', (locale) => {
  for (const id of articleIds) expect(summaries[locale][id].title).toBe(frontMatter(read(locale, fileOf(id))).title)
})

test.each(locales)('the excerpts of the blog’s index have 20 to 30 words (%s)', (locale) => {
  const lengths = Object.values(summaries[locale]).map(
    ({ excerpt }) => excerpt.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length,
  )
  expect(lengths.filter((length) => length < 20 || length > 30)).toEqual([])
})
