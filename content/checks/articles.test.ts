import { expect, test } from 'vitest'
import type { Locale } from '../../i18n/locales.ts'
import { articleIds } from '../../i18n/pages.ts'
import { articles, articlesByCategory, featured, recent } from '../data/articles.ts'

test('the index features the two newest articles and lists the others, newest first', () => {
  expect(featured.map(({ id }) => id)).toEqual(['cholesterol', 'plateau'])
  expect(recent.map(({ id }) => id)).toEqual(['nutrition', 'watches', 'aging'])
  expect(articles.map(({ date }) => date)).toEqual(
    articles
      .map(({ date }) => date)
      .sort()
      .reverse(),
  )
})

test('every article of the page table has its facts', () => {
  expect(articles.map(({ id }) => id).sort()).toEqual([...articleIds].sort())
})

test('categories are counted in each language: the plateau article is training in French, research in English', () => {
  const counts = (locale: Locale) =>
    Object.fromEntries(articlesByCategory(locale).map(({ category, articles }) => [category, articles.length]))
  expect(counts('fr')).toEqual({ research: 1, training: 1, nutrition: 1, equipment: 1, health: 1 })
  expect(counts('en')).toEqual({ research: 2, nutrition: 1, equipment: 1, health: 1 })
})
