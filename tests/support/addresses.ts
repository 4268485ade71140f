import { locales } from '#i18n/locales.ts'
import { pageIds } from '#i18n/pages.ts'
import { pathTo } from '#i18n/paths.ts'

export const addresses = pageIds.flatMap((page) =>
  locales.map((locale) => ({ page, locale, path: pathTo(page, locale) })),
)

/** The paths of the pages with a calculator, and of those with a visitor's records. */
export const calculatorPaths = ['/', '/en', '/mesurer', '/en/measure']
export const personalPaths = ['/mes-resultats', '/en/my-results', '/mes-resultats.data', '/en/my-results.data']

/** Paths that are not in the page table. */
export const unknownAddresses = [
  { locale: 'fr', path: '/x' },
  { locale: 'en', path: '/en/x' },
  { locale: 'fr', path: '/blog/x' },
] as const
