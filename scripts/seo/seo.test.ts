import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { articleIds, pageIds, pages } from '#i18n/pages.ts'
import { feeds } from '#i18n/paths.ts'
import { operator } from '#operator.config.ts'
import { feed } from './feed.ts'
import { pageMetadata } from './page-metadata.ts'
import { robots, securityTxt, sitemap } from './root-files.ts'
import { webManifest } from './web-manifest.ts'

const siteUrl = 'https://www.site.ca'

/** Parses XML into an object; the names of attributes start with `@`. @throws Error if the XML is not well-formed */
function parse(xml: string) {
  const valid = XMLValidator.validate(xml)
  if (valid !== true) throw new Error(valid.err.msg)
  return new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    isArray: (name) => ['url', 'entry', 'link', 'xhtml:link'].includes(name),
  }).parse(xml)
}

/** Returns the entries of the sitemap by their address. */
function sitemapEntries(): Record<string, object> {
  const entries: { loc: string }[] = parse(sitemap(siteUrl)).urlset.url
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
    lastmod: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    'xhtml:link': [
      { '@rel': 'alternate', '@hreflang': 'fr-CA', '@href': 'https://www.site.ca/comprendre' },
      { '@rel': 'alternate', '@hreflang': 'en-CA', '@href': 'https://www.site.ca/en/understand' },
      { '@rel': 'alternate', '@hreflang': 'x-default', '@href': 'https://www.site.ca/comprendre' },
    ],
  })
  expect(sitemapEntries()['https://www.site.ca/en/blog/vo2-aging']).toMatchObject({ lastmod: '2026-11-28' })
})

test('search engines are kept out until the operator is known', () => {
  expect(robots(siteUrl, { open: true })).toBe('User-agent: *\nAllow: /\nSitemap: https://www.site.ca/sitemap.xml\n')
  expect(robots(siteUrl, { open: false })).toBe('User-agent: *\nDisallow: /\n')
})

test.each(locales)('the feed has all that Atom asks for, and every article, newest first (%s)', (locale) => {
  const { feed: parsed } = parse(feed(locale, siteUrl))
  const changes = articleIds.map((id) => pageMetadata(id, locale).modified).sort()
  expect(parsed).toMatchObject({
    '@xmlns': 'http://www.w3.org/2005/Atom',
    '@xml:lang': locale === 'fr' ? 'fr-CA' : 'en-CA',
    id: siteUrl + pages.blog[locale],
    title: expect.stringContaining('VO2max'),
    updated: `${changes.at(-1)}T00:00:00Z`,
    author: { name: operator.legalName },
  })
  expect(parsed.link[0]).toMatchObject({ '@rel': 'self', '@href': siteUrl + feeds[locale] })
  const ids = parsed.entry.map(({ id }: { id: string }) => id)
  expect(ids.toSorted()).toEqual(articleIds.map((id) => siteUrl + pages[id][locale]).sort())
  const published = parsed.entry.map((entry: { published: string }) => entry.published)
  expect(published).toEqual(published.toSorted().reverse())
  for (const entry of parsed.entry) {
    expect(entry).toMatchObject({
      title: expect.stringMatching(/\S/),
      summary: expect.stringMatching(/\S/),
      updated: expect.stringMatching(/^20\d\d-\d\d-\d\dT00:00:00Z$/),
      category: { '@term': expect.stringMatching(/^[a-z]+$/), '@label': expect.stringMatching(/\S/) },
      link: [{ '@rel': 'alternate', '@href': entry.id }],
    })
  }
})

test('the manifest is of its language, and leads to the form and to My progress', () => {
  expect(JSON.parse(webManifest('en'))).toMatchObject({
    id: '/en',
    name: 'VO2max',
    lang: 'en-CA',
    start_url: '/en',
    scope: '/',
    shortcuts: ['/en#valeurs-reference', pages['my-results'].en].map((url) => ({ url })),
    icons: expect.arrayContaining([{ src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' }]),
  })
})

const built = new Date('2026-11-22T00:00:00Z')

test('security.txt says whom to tell of a weakness, and ends within a year', () =>
  expect(securityTxt('https://www.site.ca', built)).toBe(
    `Contact: mailto:${operator.email}
Expires: 2027-11-15T00:00:00.000Z
Preferred-Languages: fr, en
Canonical: https://www.site.ca/.well-known/security.txt
`,
  ))
