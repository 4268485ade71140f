import { expect, test } from 'vitest'
import { pathTo } from '#i18n/paths.ts'
import { calculatorOn } from '../../support/browser/calculator.ts'
import { startJourneys } from '../../support/browser/journeys.ts'

const journeys = startJourneys()

test('a printed page has no way around, and is dark on white', async () => {
  const page = await journeys.open(pathTo('measure', 'fr'), { colorScheme: 'dark' })
  await page.emulateMedia({ media: 'print' })
  for (const part of ['banner', 'contentinfo', 'navigation'] as const)
    expect(await page.getByRole(part).count(), part).toBe(0)
  for (const part of ['h1', 'main p']) expect(await page.locator(part).first().isVisible(), part).toBe(true)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
})

test('an answer is printed alone, on one page, with its chart, sum and warning', async () => {
  const page = await journeys.open(pathTo('home', 'fr'))
  const { answer, toast, send } = calculatorOn(page, 'fr')
  await send('2400')
  await toast.waitFor()
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  expect(await answer.locator('figure').isVisible()).toBe(true)
  for (const text of ['40,2', 'Bon', 'équation de Cooper', 'consultez une professionnelle ou un professionnel'])
    expect(await page.getByRole('main').innerText()).toContain(text)
  for (const hidden of ['h1', 'header', 'footer', 'form', 'button', '[data-answer] a'])
    expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false)
})
