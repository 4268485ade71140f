import { Window } from 'happy-dom'
import { beforeAll, expect, test } from 'vitest'
import { languageTag, otherLocale } from '../../../i18n/locales.ts'
import { feeds, isArticle, isPersonal, manifests, shareImages } from '../../../i18n/pages.ts'
import { pathTo, otherLanguagePath } from '../../../i18n/paths.ts'
import { addresses, unknownAddresses } from '../support/addresses.ts'
import { startJourneys } from '../support/browser-fixture.ts'
import { messages } from '../support/calculator.ts'

const journeys = startJourneys()

/** The HTML of every page, parsed without running scripts. */
const documents = new Map<string, Document>()
beforeAll(async () => {
  for (const { path } of addresses) documents.set(path, parse(await textAt(path)))
})

test.each(addresses)('$path tells search engines, shared links and devices what it is', ({ path, page, locale }) => {
  const document = documents.get(path)!
  const { title } = document
  const other = otherLanguagePath(path)
  const origin = new URL(attributeOf(document, 'meta[property="og:url"]', 'content')!).origin
  const article = page === 'blog' || isArticle(page)
  expect(headOf(document)).toEqual({
    language: languageTag[locale],
    titles: [expect.stringMatching(/\S/)],
    links: expect.objectContaining({
      canonical: origin + path,
      [languageTag[locale]]: origin + path,
      [languageTag[otherLocale[locale]]]: origin + other,
      'x-default': origin + (locale === 'fr' ? path : other),
      manifest: manifests[locale],
      ...(article && { 'application/atom+xml': feeds[locale] }),
    }),
    facts: expect.objectContaining({
      ...(isPersonal(page) && { robots: 'noindex' }),
      description: expect.stringMatching(/\S/),
      'og:title': title,
      'og:description': attributeOf(document, 'meta[name="description"]', 'content'),
      'og:site_name': 'VO2max',
      'og:type': isArticle(page) ? 'article' : 'website',
      'og:url': origin + path,
      'og:locale': `${locale}_CA`,
      'og:image': origin + shareImages[locale],
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'VO2max',
      'twitter:card': 'summary_large_image',
    }),
  })
  if (!isPersonal(page)) expect(headOf(document).facts).not.toHaveProperty('robots')
  const data = [...document.querySelectorAll('body script[type="application/ld+json"]')]
  expect(data.map((script) => JSON.parse(script.textContent)['@graph'][0].name)).toEqual(
    isPersonal(page) ? [] : [title],
  )
})

test.each(addresses)('$path says where it is, and leads to the form and to one’s own results', (address) => {
  const { path, page, locale } = address
  const document = documents.get(path)!
  const { hero, footer, article, notFound, pageNames } = messages[locale]
  const part = isArticle(page) ? 'blog' : page
  const isInMenu = ['home', 'understand', 'measure', 'improve', 'tools', 'blog', 'my-results'].includes(part)
  const marked = [...document.querySelectorAll('header nav a[aria-current="page"]')]
  // one link in the bar, one in the drawer
  const currentLinks = isInMenu ? [pathTo(part, locale), pathTo(part, locale)] : []
  expect(marked.map((link) => link.getAttribute('href'))).toEqual(currentLinks)

  // excludes the language link, which leads to the page itself
  const results = `a[href="${pathTo('my-results', locale)}"]:not([lang])`
  const resultsLinks = [...document.querySelectorAll(`header ${results}, footer ${results}`)]
  // one link in the bar, one in the drawer, one in the footer
  expect(resultsLinks.map((link) => link.textContent)).toEqual(Array(3).fill(pageNames['my-results']))
  expect(resultsLinks[0]!.getAttribute('aria-current')).toBe(page === 'my-results' ? 'page' : null)

  const calculate = [hero.calculate, footer.calculator, article.next.measure, notFound.calculator]
  const links = [...document.querySelectorAll('a')].filter((link) => calculate.includes(link.textContent))
  const targets = links.map((link) => new URL(link.getAttribute('href')!, new URL(path, journeys.site.url)))
  expect(new Set(targets.map(({ pathname, hash }) => pathname + hash))).toEqual(
    new Set([`${pathTo('measure', locale)}#valeurs-reference`]),
  )
})

test('the share image of each language is a PNG of 1200 by 630 pixels and less than 100 kB', async () => {
  for (const path of Object.values(shareImages)) {
    const response = await fetch(journeys.site.url + path)
    expect([response.status, response.headers.get('content-type')], path).toEqual([200, 'image/png'])
    const png = Buffer.from(await response.arrayBuffer())
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual(['PNG', 1200, 630])
    expect(png.length, path).toBeLessThan(100_000)
  }
})

test.each([
  ...Object.values(feeds).map((path) => [path, 'application/atom+xml; charset=utf-8']),
  ...Object.values(manifests).map((path) => [path, 'application/manifest+json']),
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ...['/apple-touch-icon.png', '/icon-192.png', '/icon-512.png'].map((path) => [path, 'image/png']),
])('%s is there, as %s', async (path, type) => {
  const response = await fetch(journeys.site.url + path)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
})

test.each(addresses)('$path loads the strings of its own language only', async ({ path, locale }) => {
  const page = await textAt(path)
  const loaded = page + (await scriptsOf(page))
  expect(loaded).toContain(messages[locale].skipToContent)
  expect(loaded).not.toContain(messages[otherLocale[locale]].skipToContent)
})

const nearEnglish = ['/english', '/enx', '/enx/measure', '/EN/nowhere'].map((path) => ({ path, locale: 'fr' as const }))

test.each([...unknownAddresses, ...nearEnglish])('$path is not found, in its language', async ({ path, locale }) => {
  const response = await fetch(journeys.site.url + path)
  expect(response.status).toBe(404)
  const document = parse(await response.text())
  const { language, titles, links, facts } = headOf(document)
  expect([language, titles]).toEqual([languageTag[locale], [messages[locale].notFound.title]])
  expect([links.canonical, links['x-default'], facts.robots]).toEqual([undefined, undefined, 'noindex'])
  const targets = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
  expect(targets).toEqual([pathTo('home', locale), `${pathTo('measure', locale)}#valeurs-reference`])
})

/** Returns the code of the scripts that a page names. */
async function scriptsOf(page: string): Promise<string> {
  const scripts = new Set([...page.matchAll(/\/assets\/[^"]+\.js/g)].map(([script]) => script))
  return (await Promise.all([...scripts].map(textAt))).join('')
}

async function textAt(path: string): Promise<string> {
  return (await fetch(journeys.site.url + path)).text()
}

function parse(html: string): Document {
  return new new Window().DOMParser().parseFromString(html, 'text/html') as unknown as Document
}

function attributeOf(document: Document, selector: string, name: string) {
  return document.querySelector(`head ${selector}`)?.getAttribute(name)
}

/** Returns the metadata of a page: links by language, type or relation, and meta elements by name. */
function headOf(document: Document) {
  const named = (selector: string, names: string[], value: string) =>
    Object.fromEntries(
      [...document.querySelectorAll(`head ${selector}`)].map((element) => [
        names.map((name) => element.getAttribute(name)).find(Boolean),
        element.getAttribute(value),
      ]),
    ) as Record<string, string | null>
  return {
    language: document.documentElement.lang,
    titles: [...document.querySelectorAll('head title')].map((title) => title.textContent),
    links: named('link', ['hreflang', 'type', 'rel'], 'href'),
    facts: named('meta[content]', ['property', 'name'], 'content'),
  }
}
