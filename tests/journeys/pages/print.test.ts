import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pathTo } from '#i18n/paths.ts'
import { runFormOn } from '../../support/browser/calculator.ts'
import { startJourneys } from '../../support/browser/journeys.ts'

const journeys = startJourneys()

test('a printed page has no way around, and is dark on white', async () => {
  const page = await journeys.open(pathTo('measure', 'fr'), { colorScheme: 'dark' })
  expect(await shownOf(page, ['header', 'footer', 'nav', 'h1', 'main p'])).toHaveLength(5)
  await page.emulateMedia({ media: 'print' })
  expect(await shownOf(page, ['header', 'footer', 'nav', 'h1', 'main p'])).toEqual(['h1', 'main p'])
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
})

test('an answer is printed alone, on one page, with its chart, sum and warning', async () => {
  const page = await journeys.open(pathTo('home', 'fr'))
  const { toast, send } = runFormOn(page, 'fr')
  await send('2400')
  await toast.waitFor()
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  const parts = [
    'h1',
    'header',
    'footer',
    'form',
    'button',
    'a[href="#cooper-run"]',
    '[data-answer] a[href="/mes-resultats"]',
    'figure',
  ]
  expect(await shownOf(page, parts)).toEqual(parts)
  await page.emulateMedia({ media: 'print' })
  expect(await shownOf(page, parts)).toEqual(['figure'])
  for (const text of ['40,2', 'Bon', 'équation de Cooper', 'consultez une professionnelle ou un professionnel'])
    expect(await page.getByRole('main').innerText()).toContain(text)
})

/** Returns the selectors that match a visible element. */
async function shownOf(page: Page, selectors: string[]): Promise<string[]> {
  const counts = await Promise.all(selectors.map((selector) => page.locator(`${selector}:visible`).count()))
  return selectors.filter((_, index) => counts[index]! > 0)
}
