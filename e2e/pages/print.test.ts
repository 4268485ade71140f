import { expect, test } from 'vitest'
import { locales } from '../../i18n/locales.ts'
import { pathTo } from '../../i18n/paths.ts'
import { addresses } from '../support/addresses.ts'
import { calculatorOn } from '../support/calculator.ts'
import { startJourneys } from '../support/browser-fixture.ts'

const journeys = startJourneys()

test.each(addresses.filter(({ page }) => ['home', 'tools', 'watches'].includes(page)))(
  'on paper $path keeps its content and leaves out the way around',
  async ({ path }) => {
    const page = await journeys.open(path, { colorScheme: 'dark' })
    await page.emulateMedia({ media: 'print' })
    for (const part of ['banner', 'contentinfo', 'navigation'] as const) {
      expect(await page.getByRole(part).count(), part).toBe(0)
    }
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    expect(await page.locator('main p').first().isVisible()).toBe(true)
    // browsers move whole rows of a grid to the next sheet: the first one would stay half empty
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('main')!).display)).toBe('block')
    // dark letters on white paper
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
  },
)

test.each(locales)(
  'on paper (%s) the calculator without a result is a form to fill in by hand, with the source of its values',
  async (locale) => {
    const page = await journeys.open(pathTo('home', locale))
    await page.emulateMedia({ media: 'print' })
    for (const field of ['#age', '#gender', '#weight', '#distance'])
      expect(await page.locator(field).evaluate((control) => getComputedStyle(control).color)).toBe('rgba(0, 0, 0, 0)')
    expect(await page.locator('#sources').isVisible()).toBe(true)
  },
)

test.each(locales)('on paper (%s) the result and its table stay, the button goes', async (locale) => {
  const page = await journeys.open(pathTo('measure', locale))
  const calculator = calculatorOn(page, locale)
  await calculator.submit.click()
  await calculator.notice.waitFor()
  await page.emulateMedia({ media: 'print' })
  await calculator.result
    .getByText(locale === 'fr' ? '40,2' : '40.2')
    .first()
    .waitFor()
  expect(
    await page
      .getByRole('table')
      .filter({ has: page.locator('#votre-case') })
      .isVisible(),
  ).toBe(true)
  expect(await calculator.submit.isVisible()).toBe(false)
  expect(await calculator.notice.isVisible()).toBe(false)
})
