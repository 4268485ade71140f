import { expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { pathTo } from '#i18n/paths.ts'
import { renderedPage } from './render-pages.tsx'

const inBothLanguages = <Page>(pages: readonly Page[]) =>
  pages.flatMap((page) => locales.map((locale) => ({ page, locale })))

test.each(locales)('measure (%s) has the numbers to call', (locale) => {
  const { main } = renderedPage('measure', locale)
  for (const number of ['911', '811']) expect(main.querySelector(`a[href="tel:${number}"]`)?.textContent).toBe(number)
})

const others = inBothLanguages(['improve', 'aging', 'cholesterol', 'plateau', 'terms'] as const)
test.each(others)('$page ($locale) leaves safety to Measure, and links to it once', ({ page, locale }) => {
  const { main } = renderedPage(page, locale)
  expect(main.querySelectorAll(`a[href="${pathTo('measure', locale)}#securite"]`)).toHaveLength(1)
  expect(main.querySelectorAll('a[href^="tel:911"]')).toHaveLength(0)
})
