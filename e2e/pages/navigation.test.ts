import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { PageId } from '../../i18n/pages.ts'
import { pathTo } from '../../i18n/paths.ts'
import { startJourneys } from '../support/browser-fixture.ts'
import { messages } from '../support/messages.ts'

const journeys = startJourneys()
const { pageNames, skipToContent, externalSite, footer, form } = messages.fr

const menuPages = ['understand', 'measure', 'improve', 'tools', 'blog', 'home'] as const satisfies PageId[]

test('the menu leads from page to page without a reload, the focus to each content, and so does a way back', async () => {
  const page = await journeys.open('/')
  const reloaded = await noticeReloads(page)
  const titles = new Set<string>()
  for (const target of menuPages) {
    await followMenu(page, target)
    await expect.poll(() => focusedId(page)).toBe('main')
    expect(await currentInMenu(page)).toEqual([pageNames[target]])
    expect(await pathOfCanonical(page)).toEqual([pathTo(target, 'fr')])
    titles.add(await page.title())
  }
  expect(titles.size).toBe(menuPages.length)
  await page.goBack()
  await expect.poll(() => currentInMenu(page)).toEqual([pageNames.blog])
  expect(await reloaded()).toBe(false)
})

test('the first Tab reaches a link that skips to the content', async () => {
  const page = await journeys.open('/comprendre')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: skipToContent })
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true)
  expect((await skip.boundingBox())!.height).toBeGreaterThan(20)
  await page.keyboard.press('Enter')
  await expect.poll(() => focusedId(page)).toBe('main')
})

test.each([
  { path: '/mesurer', twin: '/en/measure', language: 'en-CA', expectedFaults: [] },
  { path: '/en/x', twin: '/x', language: 'fr-CA', expectedFaults: [/status of 404/] },
])(
  'the language link of $path leads to its twin without a reload',
  async ({ path, twin, language, expectedFaults }) => {
    const page = await journeys.open(path, { expectedFaults })
    const reloaded = await noticeReloads(page)
    await page.getByRole('banner').locator('a[hreflang]').click()
    await page.waitForURL(journeys.site.url + twin)
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(language)
    expect(await reloaded()).toBe(false)
  },
)

test('the header stays in sight and links to the retailer, another site', async () => {
  const page = await journeys.open('/')
  const header = page.getByRole('banner')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  expect((await header.boundingBox())!.y).toBe(0)
  const address = await header.getByRole('link', { name: externalSite }).getAttribute('href')
  expect(new URL(address!).host).not.toBe(new URL(journeys.site.url).host)
})

test('the footer leads to what one may learn, use and has to know', async () => {
  const page = await journeys.open('/conditions-utilisation')
  const contents = page.getByRole('contentinfo')
  const column = (title: string) =>
    contents
      .locator('section', { has: page.getByRole('heading', { name: title }) })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const legal = ['/politique-confidentialite', '/conditions-utilisation', '/mentions-legales']
  expect(await column(footer.learn)).toEqual([
    ...['/comprendre#definition', '/mesurer', '/mesurer#valeurs-reference', '/comprendre#sante'],
  ])
  expect(await column(footer.tools)).toEqual(['/mesurer#valeurs-reference', '/mes-resultats', '/ameliorer', '/outils'])
  expect(await column(footer.legal)).toEqual([...legal, expect.stringMatching(/^mailto:.+@/)])
  expect(await contents.getByRole('list', { name: footer.social }).getByRole('link').count()).toBe(3)
})

test('with forced colours a line still stands under the page that is open, and under no other', async () => {
  const page = await journeys.open('/mesurer', { forcedColors: 'active' })
  const links = page.locator('header nav').first().getByRole('link')
  const background = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  const lines = await links.evaluateAll((links) =>
    links.map((link) => ({
      isOpen: link.hasAttribute('aria-current'),
      colour: getComputedStyle(link).borderBlockEndColor,
    })),
  )
  expect(lines.filter(({ isOpen }) => isOpen)).toHaveLength(1)
  expect(lines.filter(({ colour }) => colour !== background)).toEqual(lines.filter(({ isOpen }) => isOpen))
})

test.each(['plateau', 'measure'] as const)('the text of a first page (%s) is in none of its scripts', async (id) => {
  const page = await journeys.open(pathTo(id, 'fr'))
  await page.waitForLoadState('networkidle')
  const scripts = await page.evaluate(async () =>
    Promise.all(
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(async ({ name }) => (await fetch(name)).text()),
    ),
  )
  const description = await page.locator('meta[name=description]').getAttribute('content')
  // up to the first special space, which a script may write otherwise; a description is in the page's head too
  const sentences = (await page.locator('[data-text] p').allInnerTexts())
    .map((text) => text.split(/[\u00A0\u202F\n]/)[0]!)
    .filter((sentence) => sentence.length > 40 && !description!.startsWith(sentence))
  expect(sentences.length).toBeGreaterThan(3)
  expect(sentences.filter((sentence) => scripts.some((script) => script.includes(sentence)))).toEqual([])
})

test('the text of a first page is there again after a move away and back', async () => {
  const page = await journeys.open('/mesurer')
  const text = () => page.locator('main').innerText()
  const sent = await text()
  for (const target of ['understand', 'measure'] as const) {
    await followMenu(page, target)
    await expect.poll(() => pathOfCanonical(page)).toEqual([pathTo(target, 'fr')])
  }
  await expect.poll(text).toBe(sent)
  expect(sent).toContain(form.title)
})

test('a text whose script cannot be had comes with a reload', async () => {
  const page = await journeys.open('/', { expectedFaults: [/Failed to load resource|net::ERR_FAILED/] })
  await page.route(/\/assets\/tools-text-/, (route) => route.abort())
  await followMenu(page, 'tools')
  await page.locator('main [data-footnotes]').waitFor()
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]!.name)).toMatch('/outils')
})

function menuOf(page: Page) {
  return page.getByRole('banner').getByRole('navigation')
}

async function followMenu(page: Page, target: (typeof menuPages)[number]): Promise<void> {
  await menuOf(page).getByRole('link', { name: pageNames[target], exact: true }).click()
  await page.waitForURL(journeys.site.url + pathTo(target, 'fr'))
}

function currentInMenu(page: Page): Promise<string[]> {
  return menuOf(page).locator('[aria-current="page"]').allInnerTexts()
}

function focusedId(page: Page) {
  return page.evaluate(() => document.activeElement?.id)
}

function pathOfCanonical(page: Page): Promise<string[]> {
  return page
    .locator('link[rel="canonical"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))
}

/** A mark on the document that a reload removes. */
async function noticeReloads(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(document, { isFirst: true }))
  return () => page.evaluate(() => !('isFirst' in document))
}
