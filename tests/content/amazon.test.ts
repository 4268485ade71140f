import { expect, test } from 'vitest'
import { watches } from '#content/data/watches.ts'
import { locales } from '#i18n/locales.ts'
import { operator } from '#operator.config.ts'
import { allPages, renderedPage } from './render-pages.tsx'

const amazonLinks = 'a[href*="amazon."]'

test.each(locales)('the tools page searches Amazon for each watch, with the tag (%s)', (locale) => {
  const links = [...renderedPage('tools', locale).main.querySelectorAll(amazonLinks)]
  const searched = links.map((link) => link.getAttribute('href')!.replaceAll('+', ' '))
  expect(searched.toSorted()).toEqual(
    Object.values(watches)
      .map(({ model }) => `https://www.amazon.ca/s?k=${model}&tag=${operator.amazon.tag}`)
      .toSorted(),
  )
  for (const link of links)
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'sponsored noopener'])
})

test.each(allPages.filter(({ page }) => page !== 'tools'))('$name has no Amazon link', ({ page, locale }) =>
  expect(renderedPage(page, locale).main.querySelector(amazonLinks)).toBeNull(),
)

const offers = [
  ['tools', amazonLinks],
  ['watches', 'ol h3'],
] as const
const firstOffers = offers.flatMap(([page, offer]) => locales.map((locale) => ({ page, locale, offer })))

test.each(firstOffers)('$page ($locale) has Amazon’s sentence before its first offer', ({ page, locale, offer }) => {
  const { main } = renderedPage(page, locale)
  const parts = [...main.querySelectorAll(`p, ${offer}`)]
  const places = [
    parts.findIndex((part) => part.textContent === operator.amazon.sentence[locale]),
    parts.findIndex((part) => part.matches(offer)),
  ]
  expect(places).not.toContain(-1)
  expect(places[0]).toBeLessThan(places[1]!)
})
