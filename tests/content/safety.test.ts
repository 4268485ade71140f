import { expect, test } from 'vitest'
import { adviceByAge, emergency } from '../../i18n/safety.ts'
import { locales, type Locale } from '../../i18n/locales.ts'
import { pathTo } from '../../i18n/paths.ts'
import { renderedPages } from './render-pages.tsx'
import { textBlocks } from './visible-text.ts'

const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const occurrences = (text: string, part: string) => text.split(part).length - 1

/** The text of a page without its forms, whose safety lines come with each protocol. */
const textOf = (page: string, locale: Locale) =>
  spaced(textBlocks(renderedPages.find((one) => one.page === page && one.locale === locale)!.main, 'form').join(' '))

const efforts = ['measure', 'cholesterol'] as const

test.each(efforts.flatMap((page) => [[page, 'fr'] as const, [page, 'en'] as const]))(
  '%s (%s) gives the age rule',
  (page, locale) => expect(textOf(page, locale)).toContain(spaced(adviceByAge[locale])),
)

test.each(['cholesterol'].flatMap((page) => [[page, 'fr'] as const, [page, 'en'] as const]))(
  '%s (%s) says once when to call 911',
  (page, locale) => expect(occurrences(textOf(page, locale), spaced(emergency[locale]))).toBe(1),
)

test.each(['improve', 'aging', 'plateau', 'terms'].flatMap((page) => locales.map((locale) => [page, locale] as const)))(
  '%s (%s) leaves safety to Measure, and links to it once',
  (page, locale) => {
    const { main } = renderedPages.find((one) => one.page === page && one.locale === locale)!
    expect(main.querySelectorAll(`a[href="${pathTo('measure', locale)}#securite"]`)).toHaveLength(1)
    expect(main.querySelectorAll('a[href^="tel:911"]')).toHaveLength(0)
  },
)
