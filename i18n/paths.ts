import { otherLocale, type Locale } from './locales.ts'
import { pageIds, pages, type PageId } from './pages.ts'

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
  if (page) return pathTo(page, otherLocale[locale])
  // a second slash at the start would make it the address of another site
  return locale === 'en' ? path.slice('/en'.length).replace(/^\/*/, '/') : `/en${path}`
}
