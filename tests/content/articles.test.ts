import { expect, test } from 'vitest'
import { articles } from '#content/articles.ts'
import { locales } from '#i18n/locales.ts'
import { renderedPage } from './render-pages.tsx'

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
  const blog = renderedPage('blog', locale).main
  const titles = (section: string) => [...blog.querySelectorAll(`${section} h3`)].map((title) => title.textContent)
  expect(titles('#vedette')).toEqual(articles.slice(0, 2).map((article) => article[locale].title))
  expect(titles('#recents')).toEqual(articles.slice(2).map((article) => article[locale].title))
})

test('an article that was updated says when', () => {
  const updated = locales.flatMap((locale) =>
    articles.flatMap(({ id, [locale]: text }) => (text.updated ? [{ id, locale, day: text.updated }] : [])),
  )
  expect(updated.length).toBeGreaterThan(0)
  const silent = updated.filter(
    ({ id, locale, day }) => !renderedPage(id, locale).main.querySelector(`time[datetime="${day}"]`),
  )
  expect(silent).toEqual([])
})
