import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { PageId } from '../../../i18n/pages.ts'
import { pathTo } from '../../../i18n/paths.ts'
import { violations } from '../support/assertions.ts'
import { startJourneys } from '../support/browser-fixture.ts'
import { calculate, gate, hasFocus, isOnScreen, messages } from '../support/calculator.ts'

const journeys = startJourneys()
const phone = { viewport: { width: 390, height: 844 } }
const { pageNames, skipToContent, externalSite, menu } = messages.fr
const menuPages = ['understand', 'measure', 'improve', 'tools', 'blog', 'home'] as const satisfies PageId[]

test('the menu leads from page to page without a reload, the focus to each content, and so does a way back', async () => {
  const page = await journeys.open('/mesurer')
  const reloaded = await detectReloads(page)
  const text = () => page.locator('main').innerText()
  const sent = await text()
  const titles = new Set<string>()
  for (const target of menuPages) {
    await followMenu(page, target)
    await expect.poll(() => focusedId(page)).toBe('main')
    expect(await currentInMenu(page)).toEqual([pageNames[target]])
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
    expect(new URL(canonical!).pathname).toBe(pathTo(target, 'fr'))
    titles.add(await page.title())
  }
  expect(titles.size).toBe(menuPages.length)
  await page.goBack()
  await expect.poll(() => currentInMenu(page)).toEqual([pageNames.blog])
  await followMenu(page, 'measure')
  await expect.poll(text).toBe(sent)
  expect(await reloaded()).toBe(false)
})

test('the first Tab reaches a link that skips to the content; the header stays in sight, with the retailer', async () => {
  const page = await journeys.open('/comprendre')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: skipToContent })
  expect(await hasFocus(skip)).toBe(true)
  expect((await skip.boundingBox())!.height).toBeGreaterThan(20)
  await page.keyboard.press('Enter')
  await expect.poll(() => focusedId(page)).toBe('main')

  const header = page.getByRole('banner')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  expect((await header.boundingBox())!.y).toBe(0)
  const address = await header.getByRole('link', { name: externalSite }).getAttribute('href')
  expect(new URL(address!).host).not.toBe(new URL(journeys.site.url).host)
})

test.each([
  { path: '/mesurer', alternate: '/en/measure', language: 'en-CA', expectedFaults: [] },
  { path: '/en/x', alternate: '/x', language: 'fr-CA', expectedFaults: [/status of 404/] },
])(
  'the language link of $path leads to its alternate, no reload',
  async ({ path, alternate, language, expectedFaults }) => {
    const page = await journeys.open(path, { expectedFaults })
    const reloaded = await detectReloads(page)
    await page.getByRole('banner').locator('a[hreflang]').click()
    await page.waitForURL(journeys.site.url + alternate)
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(language)
    expect(await reloaded()).toBe(false)
  },
)

test('with forced colours a line still stands under the page that is open, and under no other', async () => {
  const page = await journeys.open('/mesurer')
  await page.emulateMedia({ forcedColors: 'active' })
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

test('a link of the text leads on without a reload, and opens a new tab with Control', async () => {
  const page = await journeys.open(pathTo('measure', 'fr'))
  const reloaded = await detectReloads(page)
  const link = page
    .getByRole('main')
    .locator(`a[href="${pathTo('improve', 'fr')}"]`)
    .first()
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: ['Control'] })])
  await tab.waitForURL(`**${pathTo('improve', 'fr')}`)
  expect(new URL(page.url()).pathname).toBe(pathTo('measure', 'fr'))
  await link.click()
  await page.waitForURL(`**${pathTo('improve', 'fr')}`)
  await expect.poll(() => focusedId(page)).toBe('main')
  expect(await reloaded()).toBe(false)
})

test('a page whose script fails to load comes with a reload', async () => {
  const page = await journeys.open('/', {
    expectedFaults: [/Failed to load resource|net::ERR_FAILED/, /Error loading route module/, /Failed to fetch/],
  })
  await page.route(/\/assets\/tools-/, (route) => route.abort())
  await followMenu(page, 'tools')
  await page.locator('main [data-footnotes]').waitFor()
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]!.name)).toMatch('/outils')
})

test('a new test from My progress begins at the form, not at the previous result', async () => {
  const page = await journeys.open(pathTo('measure', 'fr'), phone)
  await calculate(page, 'fr', { age: '35' })
  await expect.poll(() => isOnScreen(page, '#age')).toBe(false)
  await page.getByRole('contentinfo').getByRole('link', { name: pageNames['my-results'] }).click()
  await page.waitForURL(`**${pathTo('my-results', 'fr')}`)
  await page.getByRole('main').locator('a[href$="#valeurs-reference"]').first().click()
  await page.waitForURL(`**${pathTo('measure', 'fr')}#valeurs-reference`)
  await expect.poll(() => isOnScreen(page, '#age')).toBe(true)
  expect(await page.locator('#resultat').innerText()).toContain('38')
})

test('a link to the same page keeps the result while another page still loads', async () => {
  const tools = gate()
  const page = await journeys.open(pathTo('measure', 'fr'), {
    prepare: (page) => page.route('**/assets/tools-*', (route) => tools.opened.then(() => route.continue())),
  })
  const reloaded = await detectReloads(page)
  await calculate(page, 'fr', { age: '35' })
  await menuOf(page).getByRole('link', { name: pageNames.tools, exact: true }).click()
  await page.getByRole('main').locator('a[href$="#valeurs-reference"]').first().click()
  await page.waitForURL(`**${pathTo('measure', 'fr')}#valeurs-reference`)
  tools.open()
  expect(await page.locator('#resultat').innerText()).toContain('38')
  expect(await reloaded()).toBe(false)
})

const closingActions: Record<string, (page: Page) => Promise<void>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'the close button': (page) => page.getByRole('button', { name: menu.close }).click(),
  'a click beside it': (page) => page.mouse.click(10, 400),
}

test('on a phone the menu is a modal dialog of seven pages and the retailer; each way out leaves the focus on its button', async () => {
  const page = await journeys.open('/outils', phone)
  const { drawer } = await openDrawer(page)
  expect(await drawer.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  const { home, understand, measure, improve, tools, blog, 'my-results': results } = pageNames
  expect(await drawer.getByRole('navigation').getByRole('link').allInnerTexts()).toEqual([
    ...[home, understand, measure, improve, tools, blog, results],
  ])
  expect(await drawer.locator('[aria-current="page"]').allInnerTexts()).toEqual([tools])
  expect(await drawer.getByRole('link', { name: externalSite }).isVisible()).toBe(true)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })

  for (const [name, close] of Object.entries(closingActions)) {
    const { opener } = await openDrawer(page)
    await drawer.getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    expect(await hasFocus(drawer.getByRole('button', { name: menu.close })), name).toBe(true)
    await page.keyboard.press('Shift+Tab')
    expect(await hasFocus(drawer.getByRole('link').last()), name).toBe(true)
    await close(page)
    await drawer.waitFor({ state: 'hidden' })
    await expect.poll(() => hasFocus(opener), { message: name }).toBe(true)
  }
})

test('choosing a link closes the menu, and so do the page where one is and a way back; nothing reloads', async () => {
  const page = await journeys.open('/', phone)
  const reloaded = await detectReloads(page)
  const { drawer } = await openDrawer(page)
  await drawer.getByRole('link', { name: pageNames.improve }).click()
  await page.waitForURL('**/ameliorer')
  await drawer.waitFor({ state: 'hidden' })
  await expect.poll(() => focusedId(page)).toBe('main')
  await openDrawer(page)
  await drawer.getByRole('link', { name: pageNames.improve }).click()
  await drawer.waitFor({ state: 'hidden' })
  await openDrawer(page)
  await page.goBack()
  await drawer.waitFor({ state: 'hidden' })
  await expect.poll(() => page.url()).toBe(`${journeys.site.url}/`)
  expect(await reloaded()).toBe(false)
})

test('without JavaScript links open and close the menu', async () => {
  const page = await journeys.open('/comprendre', { ...phone, javaScriptEnabled: false })
  const drawer = page.locator('dialog')
  expect(await drawer.isVisible()).toBe(false)
  await page.getByRole('link', { name: menu.open, exact: true }).click()
  await drawer.getByRole('link', { name: menu.close }).click()
  await drawer.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: menu.open, exact: true }).click()
  await drawer.getByRole('link', { name: pageNames.tools }).click()
  await page.waitForURL('**/outils')
  expect(await drawer.isVisible()).toBe(false)
})

async function openDrawer(page: Page) {
  const opener = page.getByRole('button', { name: menu.open, exact: true })
  const drawer = page.getByRole('dialog', { name: menu.label })
  await opener.click()
  await drawer.waitFor()
  return { opener, drawer }
}

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

/** Marks the document. The returned function tells whether a reload has removed the mark. */
async function detectReloads(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(document, { isFirst: true }))
  return () => page.evaluate(() => !('isFirst' in document))
}
