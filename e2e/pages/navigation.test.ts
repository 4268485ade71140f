import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { languageTag, locales, otherLocale } from '../../i18n/locales.ts'
import type { PageId } from '../../i18n/pages.ts'
import { pathTo, otherLanguagePath } from '../../i18n/paths.ts'
import { addresses } from '../support/addresses.ts'
import { startJourneys } from '../support/browser-fixture.ts'
import { messages } from '../support/messages.ts'

const journeys = startJourneys()

const menuPages = ['understand', 'measure', 'improve', 'tools', 'blog', 'home'] as const satisfies PageId[]

test.each(locales)(
  'the menu (%s) leads from page to page without a reload, the focus to each content',
  async (locale) => {
    const page = await journeys.open(pathTo('home', locale))
    const reloaded = await noticeReloads(page)
    const titles = new Set<string>()
    for (const target of menuPages) {
      await menuOf(page).getByRole('link', { name: messages[locale].pageNames[target], exact: true }).click()
      await page.waitForURL(journeys.site.url + pathTo(target, locale))
      await expect.poll(() => focusedId(page)).toBe('main')
      expect(await currentInMenu(page)).toEqual([messages[locale].pageNames[target]])
      expect(await page.locator('h1').count()).toBe(1)
      expect(await pathOfCanonical(page)).toEqual([pathTo(target, locale)])
      expect(await page.locator('title').count()).toBe(1)
      titles.add(await page.title())
    }
    expect(titles.size).toBe(menuPages.length)
    expect(await reloaded()).toBe(false)
  },
)

test.each(locales)('going back (%s) reloads nothing', async (locale) => {
  const page = await journeys.open(pathTo('home', locale))
  const reloaded = await noticeReloads(page)
  await menuOf(page).getByRole('link', { name: messages[locale].pageNames.tools }).click()
  await page.waitForURL(`**${pathTo('tools', locale)}`)
  await page.goBack()
  await expect.poll(() => currentInMenu(page)).toEqual([messages[locale].pageNames.home])
  expect(await reloaded()).toBe(false)
})

test.each(locales)('the first Tab (%s) reaches a link that skips to the content', async (locale) => {
  const page = await journeys.open(pathTo('understand', locale))
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: messages[locale].skipToContent })
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true)
  expect((await skip.boundingBox())!.height).toBeGreaterThan(20)
  await page.keyboard.press('Enter')
  await expect.poll(() => focusedId(page)).toBe('main')
})

const oneOfEachKind = addresses.filter(({ page }) => ['home', 'measure', 'plateau'].includes(page))

test.each(oneOfEachKind)('the language link of $path leads to its twin without a reload', async ({ path, locale }) => {
  const page = await journeys.open(path)
  const reloaded = await noticeReloads(page)
  await followLanguageLink(page)
  await page.waitForURL(journeys.site.url + otherLanguagePath(path))
  await expect.poll(() => languageOf(page)).toBe(languageTag[otherLocale[locale]])
  await expect.poll(() => pathOfCanonical(page)).toEqual([otherLanguagePath(path)])
  expect(await reloaded()).toBe(false)
})

test.each([
  { path: '/x', twin: '/en/x', title: '404 Page Not Found' },
  { path: '/en/x', twin: '/x', title: 'Page introuvable (404)' },
])('the language link of the unknown $path leads to $twin without a reload', async ({ path, twin, title }) => {
  const page = await journeys.open(path, { expectedFaults: [/status of 404/] })
  const reloaded = await noticeReloads(page)
  await followLanguageLink(page)
  await page.waitForURL(journeys.site.url + twin)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  expect(await page.title()).toBe(title)
  expect(await reloaded()).toBe(false)
})

test.each(locales)('the header (%s) stays in sight and links to the retailer, another site', async (locale) => {
  const page = await journeys.open(pathTo('home', locale))
  const header = page.getByRole('banner')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  expect((await header.boundingBox())!.y).toBe(0)
  const retailer = header.getByRole('link', { name: messages[locale].externalSite })
  expect(await retailer.isVisible()).toBe(true)
  const address = await retailer.getAttribute('href')
  expect(new URL(address!).host).not.toBe(new URL(journeys.site.url).host)
})

test.each(locales)('the footer (%s) has four columns and the legal line', async (locale) => {
  const page = await journeys.open(pathTo('terms', locale))
  const { footer } = messages[locale]
  const contents = page.getByRole('contentinfo')
  const column = (title: string) =>
    contents
      .locator('section', { has: page.getByRole('heading', { name: title }) })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

  expect(await column(footer.learn)).toEqual([
    `${pathTo('understand', locale)}#definition`,
    pathTo('measure', locale),
    `${pathTo('measure', locale)}#valeurs-reference`,
    `${pathTo('understand', locale)}#sante`,
  ])
  expect(await column(footer.tools)).toEqual([
    `${pathTo('measure', locale)}#valeurs-reference`,
    pathTo('progress', locale),
    pathTo('improve', locale),
    pathTo('tools', locale),
  ])
  const legal = [pathTo('privacy', locale), pathTo('terms', locale), pathTo('legal', locale)]
  expect(await column(footer.legal)).toEqual([...legal, expect.stringMatching(/^mailto:.+@/)])

  const social = contents.getByRole('list', { name: footer.social }).getByRole('link')
  expect(await social.allInnerTexts()).toEqual(
    ['Facebook', 'YouTube', 'Instagram'].map((name) => expect.stringContaining(name)),
  )
  await contents.getByText('© 2025').waitFor()
  const line = contents.getByRole('navigation', { name: footer.legalLinks }).getByRole('link')
  expect(await line.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(legal)
})

function menuOf(page: Page) {
  return page.getByRole('banner').getByRole('navigation')
}

function currentInMenu(page: Page): Promise<string[]> {
  return menuOf(page).locator('[aria-current="page"]').allInnerTexts()
}

function followLanguageLink(page: Page): Promise<void> {
  return page.getByRole('banner').locator('a[hreflang]').click()
}

function focusedId(page: Page) {
  return page.evaluate(() => document.activeElement?.id)
}

function languageOf(page: Page) {
  return page.evaluate(() => document.documentElement.lang)
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

test('with forced colours a line still stands under the page that is open, and under no other', async () => {
  const page = await journeys.open(pathTo('measure', 'fr'), { forcedColors: 'active' })
  const links = page.locator('header nav').first().getByRole('link')
  const [background, lines] = await Promise.all([
    page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor),
    links.evaluateAll((links) =>
      links.map((link) => ({
        isOpen: link.hasAttribute('aria-current'),
        colour: getComputedStyle(link).borderBlockEndColor,
      })),
    ),
  ])
  expect(lines.filter(({ isOpen }) => isOpen)).toHaveLength(1)
  expect(lines.filter(({ colour }) => colour !== background)).toEqual(lines.filter(({ isOpen }) => isOpen))
})
