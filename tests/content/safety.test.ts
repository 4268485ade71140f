import { expect, test } from 'vitest'
import { adviceByAge as en } from '#i18n/en/safety.ts'
import { adviceByAge as fr } from '#i18n/fr/safety.ts'
import { locales } from '#i18n/locales.ts'
import { pathTo } from '#i18n/paths.ts'
import { textIn } from '../support/text.ts'
import { renderedPage } from './render-pages.tsx'

test.each(locales)('measure (%s) gives the age rule', (locale) =>
  expect(textIn(renderedPage('measure', locale).main, 'form')).toContain({ fr, en }[locale].replaceAll(/\s/g, ' ')),
)

test.each(
  (['improve', 'aging', 'cholesterol', 'plateau', 'terms'] as const).flatMap((page) =>
    locales.map((locale) => [page, locale] as const),
  ),
)('%s (%s) leaves safety to Measure, and links to it once', (page, locale) => {
  const { main } = renderedPage(page, locale)
  expect(main.querySelectorAll(`a[href="${pathTo('measure', locale)}#securite"]`)).toHaveLength(1)
  expect(main.querySelectorAll('a[href^="tel:911"]')).toHaveLength(0)
})
