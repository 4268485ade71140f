import type { Locale } from './locales.ts'

/**
 * The page table, from which routes, prerendering, links, hreflang and the sitemap come. A page's text is
 * `content/<locale>/<id>.mdx`, an article's `content/<locale>/blog/<id>.mdx`.
 */
export const pages = {
  home: { fr: '/', en: '/en' },
  understand: { fr: '/comprendre', en: '/en/understand' },
  measure: { fr: '/mesurer', en: '/en/measure' },
  improve: { fr: '/ameliorer', en: '/en/improve' },
  tools: { fr: '/outils', en: '/en/tools' },
  blog: { fr: '/blog', en: '/en/blog' },
  'my-results': { fr: '/mes-resultats', en: '/en/my-results' },
  privacy: { fr: '/politique-confidentialite', en: '/en/privacy-policy' },
  terms: { fr: '/conditions-utilisation', en: '/en/terms-of-service' },
  legal: { fr: '/mentions-legales', en: '/en/legal-notice' },
  cholesterol: { fr: '/blog/vo2max-cholesterol', en: '/en/blog/vo2max-cholesterol' },
  plateau: { fr: '/blog/vo2-stagne', en: '/en/blog/vo2-plateau' },
  nutrition: { fr: '/blog/nutrition-vo2', en: '/en/blog/nutrition-vo2' },
  watches: { fr: '/blog/montres-vo2', en: '/en/blog/watches-vo2' },
  aging: { fr: '/blog/vo2-vieillissement', en: '/en/blog/vo2-aging' },
} as const satisfies Record<string, Record<Locale, string>>

export type PageId = keyof typeof pages

export const pageIds = Object.keys(pages) as PageId[]

/** The articles: pages whose paths are below the path of the blog. */
export type ArticleId = {
  [Id in PageId]: (typeof pages)[Id]['fr'] extends `${typeof pages.blog.fr}/${string}` ? Id : never
}[PageId]
export const articleIds = pageIds.filter(isArticle)

/** The pages whose forms post to their own address: the server registers `POST` for them. */
export const pagesWithForms: readonly PageId[] = ['home', 'measure', 'my-results']

export function isArticle(page: PageId): page is ArticleId {
  return pages[page].fr.startsWith(`${pages.blog.fr}/`)
}

/** Whether a page shows the visitor's data. It is rendered on request, and kept out of search engines. */
export function isPersonal(page: PageId): boolean {
  return page === 'my-results'
}
