import { expect, test } from 'vitest'
import type { Locale } from '../i18n/locales.ts'
import { articles } from './articles.ts'
import { blocksOf, wordsOf } from './prose.ts'
import { renderedPages } from './rendered.tsx'

/** Words that are read in so many minutes, at 195 words a minute in French and 228 in English. */
const lengths: Record<number, Record<Locale, { from: number; to: number }>> = {
  5: { fr: { from: 900, to: 1050 }, en: { from: 1050, to: 1200 } },
  6: { fr: { from: 1050, to: 1250 }, en: { from: 1250, to: 1450 } },
  7: { fr: { from: 1250, to: 1450 }, en: { from: 1450, to: 1700 } },
  8: { fr: { from: 1450, to: 1650 }, en: { from: 1650, to: 1900 } },
}

const articlePages = renderedPages.flatMap(({ locale, page, name, main }) =>
  articles.filter(({ id }) => id === page).map(({ minutes }) => ({ locale, name, main, minutes })),
)

test.each(articlePages)('$name is as long as its $minutes minutes say', ({ locale, main, minutes }) => {
  // contents, labels of figures, sources and notes are looked up, not read through
  const words = wordsOf(blocksOf(main, 'nav, svg, #sources, [data-footnotes]').join(' ')).length
  const { from, to } = lengths[minutes]![locale]
  expect(words).toBeGreaterThanOrEqual(from)
  expect(words).toBeLessThanOrEqual(to)
})
