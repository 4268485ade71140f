import type { Locale } from '../../i18n/locales.ts'
import type { articleIds } from '../../i18n/pages.ts'

export type ArticleId = (typeof articleIds)[number]
export type ArticleCategory = 'research' | 'training' | 'nutrition' | 'equipment' | 'health'

/** What the blog's index says of an article, in one language. */
export interface ArticleSummary {
  title: string
  excerpt: string
}

export interface ArticleFacts {
  id: ArticleId
  /** the same article may be filed differently in each language */
  category: Record<Locale, ArticleCategory>
  /** day of publication, ISO 8601 */
  date: string
  /** reading time */
  minutes: number
  /** page of the closing call to action */
  next: 'measure' | 'improve' | 'tools'
}

/** Newest first. Source: product spec, section 3. */
export const articles: readonly ArticleFacts[] = [
  {
    id: 'cholesterol',
    category: { fr: 'research', en: 'research' },
    date: '2024-06-15',
    minutes: 8,
    next: 'measure',
  },
  { id: 'plateau', category: { fr: 'training', en: 'research' }, date: '2024-06-12', minutes: 7, next: 'improve' },
  { id: 'nutrition', category: { fr: 'nutrition', en: 'nutrition' }, date: '2024-06-10', minutes: 6, next: 'improve' },
  { id: 'watches', category: { fr: 'equipment', en: 'equipment' }, date: '2024-06-08', minutes: 5, next: 'tools' },
  { id: 'aging', category: { fr: 'health', en: 'health' }, date: '2024-06-05', minutes: 7, next: 'measure' },
]

/** The two newest articles, then the others. */
export const featured = articles.slice(0, 2)
export const recent = articles.slice(2)

/** Every category that has articles in a language, with them, in the order of its newest. */
export function articlesByCategory(locale: Locale): { category: ArticleCategory; articles: ArticleFacts[] }[] {
  const names = [...new Set(articles.map(({ category }) => category[locale]))]
  return names.map((name) => ({
    category: name,
    articles: articles.filter(({ category }) => category[locale] === name),
  }))
}
