import { locales } from '../../../i18n/locales.ts'
import { calculatorPages, pageIds, type PageId } from '../../../i18n/pages.ts'
import { pathTo } from '../../../i18n/paths.ts'

const inEachLanguage = (page: PageId) => locales.map((locale) => ({ page, locale, path: pathTo(page, locale) }))

export const addresses = pageIds.flatMap(inEachLanguage)

export const calculatorAddresses = calculatorPages.flatMap(inEachLanguage)

/** Paths that are not in the page table. */
export const unknownAddresses = [
  { locale: 'fr', path: '/x' },
  { locale: 'en', path: '/en/x' },
  { locale: 'fr', path: '/blog/x' },
] as const
