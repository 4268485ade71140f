import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { locales } from '../i18n/locales.ts'
import { pathTo } from '../i18n/paths.ts'
import { addresses, unknownAddresses } from './addresses.ts'
import { colourRules, violations } from './axe.ts'
import { calculatorOn } from './calculator.ts'
import { startJourneys } from './journeys.ts'

const journeys = startJourneys()

test.each(addresses)('$path has no violation and fits every width', async ({ path }) => {
  const page = await journeys.open(path)
  await expectAccessible(page)
  await expectToFit(page)
})

test.each(unknownAddresses)('$path, which is not found, has no violation and fits every width', async ({ path }) => {
  const page = await journeys.open(path, { provokes: [/status of 404/] })
  await expectAccessible(page)
  await expectToFit(page)
})

test.each(locales)('the result (%s) has no violation and fits every width', async (locale) => {
  const page = await journeys.open(pathTo('measure', locale))
  const calculator = calculatorOn(page, locale)
  await calculator.distance.fill('5000')
  await calculator.submit.click()
  await calculator.notice.waitFor()
  await expectAccessible(page)
  await expectToFit(page)
})

test.each(locales)('the errors (%s) have no violation and fit every width', async (locale) => {
  const page = await journeys.open(pathTo('home', locale))
  const calculator = calculatorOn(page, locale)
  for (const field of ['age', 'weight', 'distance'] as const) await calculator[field].fill('x')
  await calculator.submit.click()
  await page.locator('#distance-error').waitFor()
  await expectAccessible(page)
  await expectToFit(page)
})

const screens = { wide: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }

/** Every rule on each screen in the light; in the dark only colours differ. */
async function expectAccessible(page: Page): Promise<void> {
  for (const [screen, size] of Object.entries(screens)) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await violations(page), `${screen}, light`).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await violations(page, colourRules), `${screen}, dark`).toEqual([])
  }
}

/** Nothing sticks out to the side: on a small phone, at 200 % zoom, on screens between, with text twice as large. */
async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 390, 640, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflow(page), `${width} px wide`).toBe(0)
  }
  const settings = await page.context().newCDPSession(page)
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  expect(await overflow(page), 'text at 200 %').toBe(0)
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement!
    return Math.max(0, scrollWidth - clientWidth)
  })
}
