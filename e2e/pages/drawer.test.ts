import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from '../support/axe.ts'
import { startJourneys } from '../support/browser-fixture.ts'
import { messages } from '../support/messages.ts'

const journeys = startJourneys()
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const { externalSite, menu, pageNames } = messages.fr

test('on a phone the menu opens as a modal dialog with the six pages and the retailer', async () => {
  const page = await journeys.open('/outils', phone)
  const { drawer } = await openDrawer(page)
  expect(await drawer.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  const { home, understand, measure, improve, tools, blog } = pageNames
  expect(await drawer.getByRole('navigation').getByRole('link').allInnerTexts()).toEqual([
    ...[home, understand, measure, improve, tools, blog],
  ])
  expect(await drawer.locator('[aria-current="page"]').allInnerTexts()).toEqual([tools])
  expect(await drawer.getByRole('link', { name: externalSite }).isVisible()).toBe(true)
  expect(await violations(page)).toEqual([])
})

test('choosing a link closes the menu, and so do the page where one is and a way back; nothing reloads', async () => {
  const page = await journeys.open('/', phone)
  await page.evaluate(() => Object.assign(document, { isFirst: true }))
  const { drawer } = await openDrawer(page)
  await drawer.getByRole('link', { name: pageNames.improve }).click()
  await page.waitForURL('**/ameliorer')
  await drawer.waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  await openDrawer(page)
  await drawer.getByRole('link', { name: pageNames.improve }).click()
  await drawer.waitFor({ state: 'hidden' })
  await openDrawer(page)
  await page.goBack()
  await drawer.waitFor({ state: 'hidden' })
  await expect.poll(() => page.url()).toBe(`${journeys.site.url}/`)
  expect(await page.evaluate(() => 'isFirst' in document)).toBe(true)
})

const waysOut: Record<string, (page: Page) => Promise<void>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'the close button': (page) => page.getByRole('button', { name: menu.close }).click(),
  'a touch beside it': (page) => page.touchscreen.tap(10, 400),
}

test('Tab goes round in the menu; each way out of it leaves the focus on its button', async () => {
  const page = await journeys.open('/', phone)
  const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement)
  for (const [way, leave] of Object.entries(waysOut)) {
    const { drawer, opener } = await openDrawer(page)
    await drawer.getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    expect(await hasFocus(drawer.getByRole('button', { name: menu.close })), way).toBe(true)
    await page.keyboard.press('Shift+Tab')
    expect(await hasFocus(drawer.getByRole('link').last()), way).toBe(true)
    await leave(page)
    await drawer.waitFor({ state: 'hidden' })
    await expect.poll(() => hasFocus(opener), { message: way }).toBe(true)
  }
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
