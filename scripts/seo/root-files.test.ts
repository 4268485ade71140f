import { expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { pageIds, pages } from '#i18n/pages.ts'
import { operator } from '#operator.config.ts'
import { parseXml } from '#tests/support/parse.ts'
import { pageMetadata } from './page-metadata.ts'
import { robots, securityTxt, sitemap } from './root-files.ts'

const siteUrl = 'https://www.site.ca'

/** Returns the entries of the sitemap by their address. */
function sitemapEntries(): Record<string, object> {
  const entries: { loc: string }[] = parseXml(sitemap(siteUrl)).urlset.url
  return Object.fromEntries(entries.map((entry) => [entry.loc, entry]))
}

test('the sitemap has every public page in both languages', () => {
  const open = pageIds.filter((page) => page !== 'my-results')
  expect(Object.keys(sitemapEntries()).sort()).toEqual(
    open.flatMap((page) => locales.map((locale) => siteUrl + pages[page][locale])).sort(),
  )
})

test('the sitemap gives a page its alternate and the day of its last change', () => {
  expect(sitemapEntries()['https://www.site.ca/comprendre']).toEqual({
    loc: 'https://www.site.ca/comprendre',
    lastmod: pageMetadata('understand', 'fr').updated,
    'xhtml:link': [
      { '@rel': 'alternate', '@hreflang': 'fr-CA', '@href': 'https://www.site.ca/comprendre' },
      { '@rel': 'alternate', '@hreflang': 'en-CA', '@href': 'https://www.site.ca/en/understand' },
      { '@rel': 'alternate', '@hreflang': 'x-default', '@href': 'https://www.site.ca/comprendre' },
    ],
  })
})

test('search engines are kept out until the operator is known', () => {
  expect(robots(siteUrl, { open: true })).toBe('User-agent: *\nAllow: /\nSitemap: https://www.site.ca/sitemap.xml\n')
  expect(robots(siteUrl, { open: false })).toBe('User-agent: *\nDisallow: /\n')
})

test('security.txt says whom to tell of a weakness, and ends within a year', () =>
  expect(securityTxt(siteUrl, new Date('2026-11-22T00:00:00Z'))).toBe(
    `Contact: mailto:${operator.email}
Expires: 2027-11-15T00:00:00.000Z
Preferred-Languages: fr, en
Canonical: https://www.site.ca/.well-known/security.txt
`,
  ))
