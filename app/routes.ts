import { layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { sourceFileOf } from '#content/page-source.ts'
import { type Locale, locales } from '#i18n/locales.ts'
import { type PageId, pageIds } from '#i18n/pages.ts'
import { pathTo } from '#i18n/paths.ts'

/** Returns the route of a page, whose module is its text. */
function pageRoute(page: PageId, locale: Locale): RouteConfigEntry {
  return route(pathTo(page, locale), `../content/${locale}/${sourceFileOf(page)}`, { id: `${locale}.${page}` })
}

/** The paths of no page. */
const unknownPathPatterns: Record<Locale, string> = { fr: '*', en: '/en/*' }

export default locales.map((locale) =>
  layout(`layout/layout.${locale}.tsx`, { id: `layout.${locale}` }, [
    ...pageIds.map((page) => pageRoute(page, locale)),
    // case-sensitive, as `localeOf`: /EN/x is not an English path
    route(unknownPathPatterns[locale], 'layout/not-found.tsx', { id: `${locale}.not-found`, caseSensitive: true }),
  ]),
) satisfies RouteConfig
