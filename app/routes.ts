import { layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { locales, type Locale } from '../i18n/locales.ts'
import { isArticle, pageIds, type PageId } from '../i18n/pages.ts'
import { pathTo } from '../i18n/paths.ts'

/** A page's route module is its text: content/<locale>/<id>.mdx. */
function pageRoute(page: PageId, locale: Locale): RouteConfigEntry {
  const folder = isArticle(page) ? 'blog/' : ''
  return route(pathTo(page, locale), `../content/${locale}/${folder}${page}.mdx`, { id: `${locale}.${page}` })
}

const notFoundPath = { fr: '*', en: '/en/*' } as const satisfies Record<Locale, string>

export default locales.map((locale) =>
  layout(`layout/layout.${locale}.tsx`, { id: `layout.${locale}` }, [
    ...pageIds.map((page) => pageRoute(page, locale)),
    // as `localeOf` reads a path: /EN/x is no path of the English pages
    route(notFoundPath[locale], 'layout/not-found.tsx', { id: `${locale}.not-found`, caseSensitive: true }),
  ]),
) satisfies RouteConfig
