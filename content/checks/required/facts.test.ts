import { expect, test } from 'vitest'
import { locales } from '../../../i18n/locales.ts'
import type { PageId } from '../../../i18n/pages.ts'
import { renderedPages } from '../render-pages.tsx'
import { requiredFacts } from './facts.ts'

const required = renderedPages.flatMap(({ name, page, locale, main }) => {
  const facts = requiredFacts[page as PageId]?.[locale]
  // addresses of sources are in links
  return facts ? [{ name, facts, text: plain(main.textContent + main.innerHTML) }] : []
})

test.each(required)('$name has the facts that it owes', ({ facts, text }) => {
  expect(facts.filter((fact) => !text.includes(plain(fact)))).toEqual([])
})

test.each(locales)('the home page does not quote the 13 % figure, which needs its footnote (%s)', (locale) => {
  const home = renderedPages.find(({ page, locale: language }) => page === 'home' && language === locale)!
  expect(home.main.textContent).not.toMatch(/\b13\s?%/)
})

function plain(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]|&nbsp;/g, ' ')
}
