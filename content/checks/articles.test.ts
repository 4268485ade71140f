import { expect, test } from 'vitest'
import { locales } from '../../i18n/locales.ts'
import { articles } from '../articles.ts'
import { blocksOf } from './passages.ts'
import { renderedPages } from './render-pages.tsx'

const blog = (locale: string) => renderedPages.find((page) => page.page === 'blog' && page.locale === locale)!.main

test('the blog lists articles newest first, with the minutes of the product spec', () =>
  expect(articles.map(({ id, date, minutes }) => [id, date, minutes])).toMatchObject([
    ['cholesterol', '2024-06-15', 8],
    ['plateau', '2024-06-12', 7],
    ['nutrition', '2024-06-10', 6],
    ['watches', '2024-06-08', 5],
    ['aging', '2024-06-05', 7],
  ]))

test.each(locales)('the blog’s index features the two newest articles, and has each of them once (%s)', (locale) => {
  const titles = (section: string) =>
    [...blog(locale).querySelectorAll(`${section} h3`)].map((title) => title.textContent)
  expect(titles('#vedette')).toEqual(articles.slice(0, 2).map((article) => article[locale].title))
  expect(titles('#recents')).toEqual(articles.slice(2).map((article) => article[locale].title))
})

test('categories are counted in each language: the plateau article is training in French, research in English', () => {
  const counts = (locale: string) =>
    [...blog(locale).querySelectorAll('#categories h3 span')].map((count) => count.textContent)
  expect(counts('fr')).toEqual(['1', '1', '1', '1', '1'])
  expect(counts('en')).toEqual(['2', '1', '1', '1'])
})

test.each(articles.flatMap((article) => locales.map((locale) => ({ locale, id: article.id, ...article[locale] }))))(
  'the excerpt of $locale/$id has 20 to 30 words',
  ({ excerpt }) => {
    const { length } = excerpt.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word))
    expect(length).toBeGreaterThanOrEqual(20)
    expect(length).toBeLessThanOrEqual(30)
  },
)

/** Words a minute. */
const pace = { fr: 195, en: 228 }

test.each(renderedPages.filter(({ page }) => articles.some(({ id }) => id === page)))(
  '$name takes no longer than its minutes say, and not much less',
  ({ locale, page, main }) => {
    const { minutes } = articles.find(({ id }) => id === page)!
    // who answers for it, contents, labels of figures, sources and notes are looked up, not read through
    const words = blocksOf(main, 'h1 ~ dl, nav, svg, #sources, [data-footnotes]')
      .join(' ')
      .replace(/(?<=\d)\u00a0(?=\d)/g, '')
      .split(/\s+/)
      .filter((word) => /[\p{L}\d]/u.test(word)).length
    expect(words / pace[locale]).toBeLessThanOrEqual(minutes)
    expect(words / pace[locale]).toBeGreaterThan(minutes * 0.75)
  },
)
