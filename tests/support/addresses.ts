import { locales } from '#i18n/locales.ts'
import { pageIds } from '#i18n/pages.ts'
import { pathTo } from '#i18n/paths.ts'

export const addresses = pageIds.flatMap((page) =>
  locales.map((locale) => ({ page, locale, path: pathTo(page, locale) })),
)

/** Paths that are not in the page table. */
export const unknownAddresses = [
  { locale: 'fr', path: '/x' },
  { locale: 'en', path: '/en/x' },
  { locale: 'fr', path: '/blog/x' },
] as const
