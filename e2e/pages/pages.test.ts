import { readFileSync } from 'node:fs'
import { Window } from 'happy-dom'
import { beforeAll, expect, test } from 'vitest'
import { languageTag, locales, otherLocale } from '../../i18n/locales.ts'
import { ogImagePath, feeds, isArticle, isPersonal, manifests } from '../../i18n/pages.ts'
import { pathTo, otherLanguagePath } from '../../i18n/paths.ts'
import { addresses, unknownAddresses } from '../support/addresses.ts'
import { calculatorOn } from '../support/calculator.ts'
import { startJourneys } from '../support/browser-fixture.ts'
import { messages } from '../support/messages.ts'

const journeys = startJourneys()

/** Every page as it is sent, before any script has run. */
const documents = new Map<string, Document>()
beforeAll(async () => {
  for (const { path } of addresses) documents.set(path, parse(await textAt(path)))
})

test.each(addresses)('$path has a head of its own, one title and a first paragraph', ({ path, page, locale }) => {
  const document = documents.get(path)!
  expect(headOf(document)).toEqual({
    language: languageTag[locale],
    titles: [expect.stringMatching(/\S/)],
    descriptions: [expect.stringMatching(/\S/)],
    robots: isPersonal(page) ? ['noindex'] : [],
    canonical: [path],
    alternates: {
      [languageTag[locale]]: path,
      [languageTag[otherLocale[locale]]]: otherLanguagePath(path),
      'x-default': locale === 'fr' ? path : otherLanguagePath(path),
    },
  })
  expect(document.querySelectorAll('h1')).toHaveLength(1)
  expect(document.querySelector('main p')?.textContent).toMatch(/\S/)
})

test.each(addresses)(
  '$path says what a shared link shows, in its language, and what devices may keep of it',
  ({ path, page, locale }) => {
    const document = documents.get(path)!
    const content = (name: string) =>
      document.querySelector(`head meta[property="${name}"], head meta[name="${name}"]`)?.getAttribute('content')
    expect({
      title: content('og:title'),
      description: content('og:description'),
      site: content('og:site_name'),
      type: content('og:type'),
      path: new URL(content('og:url')!).pathname,
      locales: [content('og:locale'), content('og:locale:alternate')],
      card: content('twitter:card'),
      image: content('og:image'),
      imageIs: ['type', 'width', 'height', 'alt'].map((fact) => content(`og:image:${fact}`)),
      manifest: document.querySelector('link[rel="manifest"]')?.getAttribute('href'),
    }).toEqual({
      title: document.title,
      description: content('description'),
      site: 'VO2max',
      type: isArticle(page) ? 'article' : 'website',
      path,
      locales: locale === 'fr' ? ['fr_CA', 'en_CA'] : ['en_CA', 'fr_CA'],
      card: 'summary_large_image',
      image: new URL(ogImagePath(page, locale), content('og:url')!).href,
      imageIs: ['image/png', '1200', '630', isPersonal(page) ? 'VO2max' : document.title],
      manifest: manifests[locale],
    })
  },
)

test.each(addresses)('$path has structured data at its end, unless it is a visitor’s own', ({ path, page }) => {
  const scripts = [...documents.get(path)!.querySelectorAll('body script[type="application/ld+json"]')]
  const names = scripts.map((script) => JSON.parse(script.textContent)['@graph'][0].name)
  expect(names).toEqual(isPersonal(page) ? [] : [documents.get(path)!.title])
})

test.each(addresses.filter(({ page }) => page === 'blog' || isArticle(page)))(
  '$path names the feed',
  ({ path, locale }) => {
    const feed = documents.get(path)!.querySelector('head link[type="application/atom+xml"]')
    expect(feed?.getAttribute('href')).toBe(feeds[locale])
  },
)

test('every page’s card is there: a PNG of 1200 by 630 pixels and less than 100 kB', async () => {
  const cards = new Set(addresses.map(({ page, locale }) => ogImagePath(page, locale)))
  expect(cards.size).toBe(addresses.filter(({ page }) => !isPersonal(page)).length)
  for (const path of cards) {
    const answer = await fetch(journeys.site.url + path)
    expect([answer.status, answer.headers.get('content-type')], path).toEqual([200, 'image/png'])
    const png = Buffer.from(await answer.arrayBuffer())
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual(['PNG', 1200, 630])
    expect(png.length, path).toBeLessThan(100_000)
  }
})

test.each([
  ...Object.values(feeds).map((path) => [path, 'application/atom+xml; charset=utf-8']),
  ...Object.values(manifests).map((path) => [path, 'application/manifest+json']),
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/icon-192.png', 'image/png'],
  ['/icon-512.png', 'image/png'],
])('%s is there, as %s', async (path, type) => {
  const answer = await fetch(journeys.site.url + path)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
})

test.each(addresses)('$path has one link to its twin, marked with its language', ({ path, locale }) => {
  const links = [...documents.get(path)!.querySelectorAll('a[hreflang]')]
  expect(links.map((link) => ['href', 'hreflang', 'lang'].map((name) => link.getAttribute(name)))).toEqual([
    [otherLanguagePath(path), languageTag[otherLocale[locale]], languageTag[otherLocale[locale]]],
  ])
})

test.each(addresses)('the menu, in the bar and in the drawer, marks where $path belongs', ({ path, page, locale }) => {
  const part = isArticle(page) ? 'blog' : page
  const isInMenu = ['home', 'understand', 'measure', 'improve', 'tools', 'blog'].includes(part)
  const marked = [...documents.get(path)!.querySelectorAll('header nav a[aria-current="page"]')]
  const expected = pathTo(part, locale)
  expect(marked.map((link) => link.getAttribute('href'))).toEqual(isInMenu ? [expected, expected] : [])
})

test.each(addresses)('the header and the footer of $path lead to one’s own results', ({ path, page, locale }) => {
  const results = pathTo('progress', locale)
  const inHeader = [...documents.get(path)!.querySelectorAll(`header a[href="${results}"]`)]
  expect(inHeader.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    [messages[locale].pageNames.progress, page === 'progress' ? 'page' : null],
  ])
  expect(documents.get(path)!.querySelectorAll(`footer a[href="${results}"]`)).toHaveLength(1)
})

test.each(addresses)(
  'what says “calculate” on $path leads to the form, not to a page that has it',
  ({ path, locale }) => {
    const { hero, footer, article, notFound } = messages[locale]
    const words = [hero.calculate, footer.calculator, article.next.measure, notFound.calculator]
    const links = [...documents.get(path)!.querySelectorAll('a')].filter((link) => words.includes(link.textContent))
    expect(links.length).toBeGreaterThan(0)
    const targets = links.map((link) => new URL(link.getAttribute('href')!, new URL(path, journeys.site.url)))
    for (const { pathname, hash } of targets)
      expect(pathname + hash).toBe(`${pathTo('measure', locale)}#valeurs-reference`)
  },
)

test.each(['titles', 'descriptions'] as const)('no two pages share their %s', (kind) => {
  const found = [...documents.values()].flatMap((document) => headOf(document)[kind])
  expect(found).toHaveLength(addresses.length)
  expect(found.filter((text, index) => found.indexOf(text) !== index)).toEqual([])
})

test.each(addresses)('$path loads the strings of its own language only', async ({ path, locale }) => {
  const page = await textAt(path)
  const scripts = new Set([...page.matchAll(/\/assets\/[^"]+\.js/g)].map(([script]) => script))
  const loaded = page + (await Promise.all([...scripts].map(textAt))).join('')
  expect(loaded).toContain(messages[locale].skipToContent)
  expect(loaded).not.toContain(messages[otherLocale[locale]].skipToContent)
})

test.each(locales)('nor does a calculation (%s) load the other language', async (locale) => {
  const scripts: Promise<string>[] = []
  const page = await journeys.open(pathTo('home', locale), {
    prepare: async (page) =>
      page.on('response', (response) => {
        if (response.url().endsWith('.js')) scripts.push(response.text())
      }),
  })
  const calculator = calculatorOn(page, locale)
  await calculator.submit.click()
  await calculator.notice.waitFor()
  const loaded = (await Promise.all(scripts)).join('')
  expect(loaded).toContain(messages[locale].skipToContent)
  expect(loaded).not.toContain(messages[otherLocale[locale]].skipToContent)
})

test.each(addresses.filter(({ path }) => path !== '/'))('$path with a slash at its end moves', async ({ path }) => {
  const answer = await fetch(`${journeys.site.url}${path}/?from=letter`, { redirect: 'manual' })
  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe(`${path}?from=letter`)
})

test.each(unknownAddresses)('$path is not found, in the language of its path', async ({ path, locale }) => {
  const answer = await fetch(journeys.site.url + path)
  expect(answer.status).toBe(404)
  expect(headOf(parse(await answer.text()))).toEqual({
    language: languageTag[locale],
    titles: [locale === 'fr' ? 'Page introuvable (404)' : '404 Page Not Found'],
    descriptions: [],
    robots: ['noindex'],
    canonical: [],
    alternates: {},
  })
  const page = await journeys.open(path, { expectedFaults: [/status of 404/] })
  const main = page.getByRole('main')
  await main
    .getByText(
      locale === 'fr'
        ? 'Cette page n’existe pas ou a changé d’adresse.'
        : 'Did you forget to add the page to the router?',
    )
    .waitFor()
  await page.getByRole('banner').waitFor()
  await page.getByRole('contentinfo').waitFor()
  const targets = await main.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(targets).toEqual([pathTo('home', locale), `${pathTo('measure', locale)}#valeurs-reference`])
})

test('of every page that is packed, a browser reads the header, text and footer that were written', async () => {
  const page = await journeys.open(pathTo('home', 'fr'))
  await page.goto('about:blank') // the site's own policy lets no script parse HTML
  for (const { path } of addresses.filter(({ page }) => !isPersonal(page))) {
    const written = readFileSync(new URL(`../../dist/client${path}/index.html`, import.meta.url), 'utf8')
    const differs = await page.evaluate(
      (sources) => {
        const [first, second] = sources.map((source) => new DOMParser().parseFromString(source, 'text/html'))
        const partOf = (document: Document, part: string) => document.querySelector(`body > ${part}`)!
        return ['header', 'main', 'footer'].filter((part) => !partOf(first!, part).isEqualNode(partOf(second!, part)))
      },
      [written, await textAt(path)],
    )
    expect([path, differs]).toEqual([path, []])
  }
})

test('every link to a page of ours leads to a page, and to a place on it', async () => {
  const broken: string[] = []
  for (const [path, document] of documents) {
    for (const link of hrefsOf(document).filter((href) => /^[/#]/.test(href))) {
      const { pathname, hash } = new URL(link, journeys.site.url + path)
      const target = documents.get(pathname)
      const leads = target ? hash === '' || target.getElementById(hash.slice(1)) !== null : await isFile(pathname)
      if (!leads) broken.push(`${path} -> ${link}`)
    }
  }
  expect(broken).toEqual([])
})

async function textAt(path: string): Promise<string> {
  return (await fetch(journeys.site.url + path)).text()
}

function parse(html: string): Document {
  return new new Window().DOMParser().parseFromString(html, 'text/html') as unknown as Document
}

/** An address that is not in the page table, such as the feed. */
async function isFile(path: string): Promise<boolean> {
  return (await fetch(journeys.site.url + path)).status === 200
}

function hrefsOf(document: Document): string[] {
  return [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
}

/** What search engines read; addresses without the site's origin. */
function headOf(document: Document) {
  const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(`head ${selector}`)]
  const path = (link: HTMLLinkElement) => new URL(link.getAttribute('href')!).pathname
  const content = (meta: HTMLMetaElement) => meta.getAttribute('content')!
  return {
    language: document.documentElement.lang,
    titles: all('title').map((title) => title.textContent),
    descriptions: all<HTMLMetaElement>('meta[name="description"]').map(content),
    robots: all<HTMLMetaElement>('meta[name="robots"]').map(content),
    canonical: all<HTMLLinkElement>('link[rel="canonical"]').map(path),
    alternates: Object.fromEntries(
      all<HTMLLinkElement>('link[rel="alternate"][hreflang]').map((link) => [
        link.getAttribute('hreflang'),
        path(link),
      ]),
    ),
  }
}
