import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { locales, type Locale } from '../../i18n/locales.ts'
import { pathTo } from '../../i18n/paths.ts'
import { violations } from '../support/axe.ts'
import { startJourneys } from '../support/browser-fixture.ts'
import { messages } from '../support/messages.ts'

const journeys = startJourneys()
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

test.each(locales)(
  'on a phone (%s) the menu opens as a modal dialog with the six pages and the retailer',
  async (locale) => {
    const page = await journeys.open(pathTo('tools', locale), phone)
    const { drawer } = await openDrawer(page, locale)
    expect(await drawer.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
    const { home, understand, measure, improve, tools, blog } = messages[locale].pageNames
    expect(await drawer.getByRole('navigation').getByRole('link').allInnerTexts()).toEqual([
      ...[home, understand, measure, improve, tools, blog],
    ])
    expect(await drawer.locator('[aria-current="page"]').allInnerTexts()).toEqual([tools])
    expect(await drawer.getByRole('link', { name: messages[locale].externalSite }).isVisible()).toBe(true)
    expect(await violations(page)).toEqual([])
  },
)

test.each(locales)('choosing a link (%s) closes the menu and shows the page without a reload', async (locale) => {
  const page = await journeys.open(pathTo('home', locale), phone)
  await page.evaluate(() => Object.assign(document, { isFirst: true }))
  const { drawer } = await openDrawer(page, locale)
  await drawer.getByRole('link', { name: messages[locale].pageNames.improve }).click()
  await page.waitForURL(`**${pathTo('improve', locale)}`)
  await drawer.waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  expect(await page.evaluate(() => 'isFirst' in document)).toBe(true)
})

test.each(locales)('choosing the page where one is (%s) closes the menu too', async (locale) => {
  const page = await journeys.open(pathTo('home', locale), phone)
  const { drawer } = await openDrawer(page, locale)
  await drawer.getByRole('link', { name: messages[locale].pageNames.home }).click()
  await drawer.waitFor({ state: 'hidden' })
})

test.each(locales)('a way back (%s) closes the menu, and shows the page before', async (locale) => {
  const page = await journeys.open(pathTo('home', locale), phone)
  const { drawer } = await openDrawer(page, locale)
  await drawer.getByRole('link', { name: messages[locale].pageNames.improve }).click()
  await page.waitForURL(`**${pathTo('improve', locale)}`)
  await openDrawer(page, locale)
  await page.goBack()
  await drawer.waitFor({ state: 'hidden' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(page.url()).toBe(journeys.site.url + pathTo('home', locale))
})

test.each(locales)('Tab goes round in the menu (%s), both ways', async (locale) => {
  const page = await journeys.open(pathTo('home', locale), phone)
  const { drawer } = await openDrawer(page, locale)
  const first = drawer.getByRole('button', { name: messages[locale].menu.close })
  const last = drawer.getByRole('link').last()
  const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement)
  await last.focus()
  await page.keyboard.press('Tab')
  expect(await hasFocus(first)).toBe(true)
  await page.keyboard.press('Shift+Tab')
  expect(await hasFocus(last)).toBe(true)
})

const waysOut: Record<string, (page: Page, locale: Locale) => Promise<void>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'the close button': (page, locale) => page.getByRole('button', { name: messages[locale].menu.close }).click(),
  'a touch beside it': (page) => page.touchscreen.tap(10, 400),
}

test.each(locales.flatMap((locale) => Object.keys(waysOut).map((way) => ({ locale, way }))))(
  'the menu ($locale) closes by $way, and the focus goes back to its button',
  async ({ locale, way }) => {
    const page = await journeys.open(pathTo('home', locale), phone)
    const { drawer, opener } = await openDrawer(page, locale)
    await waysOut[way]!(page, locale)
    await drawer.waitFor({ state: 'hidden' })
    expect(page.url()).toBe(journeys.site.url + pathTo('home', locale))
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
  },
)

test.each(locales)('without JavaScript (%s) links open and close the menu', async (locale) => {
  const page = await journeys.open(pathTo('understand', locale), { ...phone, javaScriptEnabled: false })
  const { menu, pageNames } = messages[locale]
  const drawer = page.locator('dialog')
  expect(await drawer.isVisible()).toBe(false)
  await page.getByRole('link', { name: menu.open, exact: true }).click()
  await drawer.waitFor()
  await drawer.getByRole('link', { name: menu.close }).click()
  await drawer.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: menu.open, exact: true }).click()
  await drawer.getByRole('link', { name: pageNames.tools }).click()
  await page.waitForURL(`**${pathTo('tools', locale)}`)
  expect(await drawer.isVisible()).toBe(false)
})

async function openDrawer(page: Page, locale: Locale) {
  const { menu } = messages[locale]
  const opener = page.getByRole('button', { name: menu.open, exact: true })
  const drawer = page.getByRole('dialog', { name: menu.label })
  await opener.click()
  await drawer.waitFor()
  return { opener, drawer }
}
