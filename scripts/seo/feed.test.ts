import { expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { articleIds, pages } from '#i18n/pages.ts'
import { feedPaths } from '#i18n/paths.ts'
import { operator } from '#operator.config.ts'
import { parseXml } from '#tests/support/parse.ts'
import { feed } from './feed.ts'
import { pageMetadata } from './page-metadata.ts'

const siteUrl = 'https://www.site.ca'

test.each(locales)('a feed says what it is, whose, and when it last changed (%s)', (locale) => {
  const { feed: parsed } = parseXml(feed(locale, siteUrl))
  const changes = articleIds.map((id) => pageMetadata(id, locale).updated).sort()
  expect(parsed).toMatchObject({
    '@xmlns': 'http://www.w3.org/2005/Atom',
    '@xml:lang': locale === 'fr' ? 'fr-CA' : 'en-CA',
    id: siteUrl + pages.blog[locale],
    title: expect.stringContaining('VO2max'),
    updated: `${changes.at(-1)}T00:00:00Z`,
    author: { name: operator.legalName },
  })
  expect(parsed.link[0]).toMatchObject({ '@rel': 'self', '@href': siteUrl + feedPaths[locale] })
})

test.each(locales)('a feed has every article, newest first (%s)', (locale) => {
  const entries: { id: string; published: string }[] = parseXml(feed(locale, siteUrl)).feed.entry
  expect(entries.map(({ id }) => id).sort()).toEqual(articleIds.map((id) => siteUrl + pages[id][locale]).sort())
  const published = entries.map((entry) => entry.published)
  expect(published).toEqual(published.toSorted().reverse())
})

test.each(locales)('each entry of a feed has all that Atom asks for (%s)', (locale) => {
  for (const entry of parseXml(feed(locale, siteUrl)).feed.entry) {
    expect(entry).toMatchObject({
      title: expect.stringMatching(/\S/),
      summary: expect.stringMatching(/\S/),
      updated: expect.stringMatching(/^20\d\d-\d\d-\d\dT00:00:00Z$/),
      category: { '@term': expect.stringMatching(/^[a-z]+$/), '@label': expect.stringMatching(/\S/) },
      link: [{ '@rel': 'alternate', '@href': entry.id }],
    })
  }
})
