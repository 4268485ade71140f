import { type Locale, otherLocales } from './locales.ts'
import { type PageId, pageIds, pages } from './pages.ts'

/** Anchor of the calculator on its pages. Source: product spec, section 2 */
export const calculatorAnchor = 'valeurs-reference'
/** Anchor on Improve: the program for the visitor. */
export const ownProgramAnchor = 'mon-programme'

/** Paths of the feeds and of the web manifests (scripts/seo/). */
export const feedPaths: Record<Locale, string> = { fr: '/blog/articles.atom', en: '/en/blog/articles.atom' }
export const manifestPaths: Record<Locale, string> = { fr: '/site.webmanifest', en: '/en/site.webmanifest' }
/** Paths of the picture for shared links (`og:image`), which shows Home's title, in each language. */
export const shareImagePaths: Record<Locale, string> = { fr: '/share-fr.png', en: '/share-en.png' }

/** Paths of the page that is sent for unknown ones, with status 404. */
export const notFoundPaths: Record<Locale, string> = { fr: '/introuvable', en: '/en/not-found' }

export function pathTo(page: PageId, locale: Locale): string {
  return pages[page][locale]
}

/** Returns English for /en and paths that start with /en/, otherwise French: /english is an unknown French path. */
export function localeOf(path: string): Locale {
  return path === '/en' || path.startsWith('/en/') ? 'en' : 'fr'
}

export function pageAt(path: string): PageId | undefined {
  return pageIds.find((page) => pages[page].fr === path || pages[page].en === path)
}

/** Returns the path of the same page in the other language; for an unknown path, the path with /en added or removed. */
export function otherLanguagePath(path: string): string {
  const locale = localeOf(path)
  const page = pageAt(path)
  if (page) return pathTo(page, otherLocales[locale])
  // a second slash at the start would make it the address of another site
  return locale === 'en' ? path.slice('/en'.length).replace(/^\/*/, '/') : `/en${path}`
}
