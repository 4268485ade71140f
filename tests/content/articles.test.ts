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

const updated = locales.flatMap((locale) => articles.map((article) => ({ id: article.id, locale, ...article[locale] })))

test.each(updated.filter((text) => text.updated))('$id ($locale) says when it was updated', (text) => {
  const { main } = renderedPage(text.id, text.locale)
  const day = main.querySelector(`time[datetime="${text.updated}"]`)
  expect(day?.textContent).toContain(text.updated!.slice(0, 4))
})
