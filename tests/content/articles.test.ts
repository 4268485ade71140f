import { expect, test } from 'vitest'
import { locales } from '../../i18n/locales.ts'
import { articles } from '../../content/articles.ts'
import { textBlocks } from './visible-text.ts'
import { renderedPages } from './render-pages.tsx'

const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length

test('articles are listed newest first', () => {
  const dates = articles.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().reverse())
})

test.each([
  ['cholesterol', '2024-06-15', 8],
  ['plateau', '2024-06-12', 7],
  ['nutrition', '2024-06-10', 6],
  ['watches', '2024-06-08', 5],
  ['aging', '2024-06-05', 7],
])('%s has the day and the minutes of the product spec', (id, date, minutes) =>
  expect(articles.find((article) => article.id === id)).toMatchObject({ date, minutes }),
)

test.each(locales)('the blog features the two newest articles and lists every article once (%s)', (locale) => {
  const blog = renderedPages.find((page) => page.page === 'blog' && page.locale === locale)!.main
  const titles = (section: string) => [...blog.querySelectorAll(`${section} h3`)].map((title) => title.textContent)
  expect(titles('#vedette')).toEqual(articles.slice(0, 2).map((article) => article[locale].title))
  expect(titles('#recents')).toEqual(articles.slice(2).map((article) => article[locale].title))
})

test.each(locales)('excerpts have 20 to 30 words (%s)', (locale) => {
  const lengths = articles.map((article) => [article.id, countWords(article[locale].excerpt)] as const)
  expect(lengths.filter(([, length]) => length < 20 || length > 30)).toEqual([])
})

/** Reading speed. */
const wordsPerMinute = { fr: 195, en: 228 }

const rendered = renderedPages.filter(({ page }) => articles.some(({ id }) => id === page))
test.each(rendered)('$name takes its stated minutes to read, or up to a quarter less', ({ locale, page, main }) => {
  const { minutes } = articles.find(({ id }) => id === page)!
  // bylines, tables of contents, figures, sources and footnotes do not count as reading time
  const text = textBlocks(main, 'h1 ~ dl, nav, svg, figure details, #sources, [data-footnotes]').join(' ')
  const words = countWords(text.replace(/(?<=\d)\u00a0(?=\d)/g, ''))
  expect(words / wordsPerMinute[locale]).toBeLessThanOrEqual(minutes)
  expect(words / wordsPerMinute[locale]).toBeGreaterThan(minutes * 0.75)
})
