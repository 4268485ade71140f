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

/** The pages that hold the calculator. */
const calculatorPages = ['home', 'measure'] as const satisfies PageId[]

/** The pages whose forms post to their own address: the server registers `POST` for them. */
export const pagesWithForms: readonly PageId[] = [...calculatorPages, 'my-results']

export function isArticle(page: PageId): page is ArticleId {
  return pages[page].fr.startsWith(`${pages.blog.fr}/`)
}

/** Whether a page shows the visitor's data. It is rendered on request, and kept out of search engines. */
export function isPersonal(page: PageId): boolean {
  return page === 'my-results'
}

/** Anchor of the calculator. Source: product spec, section 2 */
export const calculatorAnchor = 'valeurs-reference'
/** Anchor on Improve: the calendar of the program. */
export const ownProgramAnchor = 'mon-programme'

/** Paths of the calendar file of a program. Parameters: `program`, and `start` as 2026-12-01. */
export const calendarPaths: Record<Locale, string> = { fr: '/programme.ics', en: '/en/program.ics' }
export const programNames = ['run', 'walk'] as const
export type ProgramName = (typeof programNames)[number]
/** Id on Improve of the message about a start that is refused. It shows once it is the target of the address. */
export const startErrorId = (program: ProgramName) => `${program}-start-error`

/** Paths of the feeds and of the web manifests (scripts/seo/). */
export const feeds: Record<Locale, string> = { fr: '/blog/articles.atom', en: '/en/blog/articles.atom' }
export const manifests: Record<Locale, string> = { fr: '/site.webmanifest', en: '/en/site.webmanifest' }

/** The site's name, the same in every language. */
export const siteName = 'VO2max'

/** Paths of the picture for shared links (`og:image`), which shows Home's title, in each language. */
export const shareImages: Record<Locale, string> = { fr: '/share-fr.png', en: '/share-en.png' }
export const shareImageSize = { width: 1200, height: 630 }
