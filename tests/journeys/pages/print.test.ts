import { expect, test } from 'vitest'
import { messages } from '#i18n/messages.ts'
import { pathTo } from '#i18n/paths.ts'
import { startJourneys } from '../../support/browser/journeys.ts'
import { calculatorOn } from '../../support/browser/calculator.ts'

const journeys = startJourneys()

test('paper shows the answer alone, or a page without the way around, dark on white', async () => {
  const words = messages.fr
  const page = await journeys.open(pathTo('measure', 'fr'), { colorScheme: 'dark' })
  await page.emulateMedia({ media: 'print' })
  const isPrinted = (selector: string) => page.locator(selector).first().isVisible()
  for (const part of ['banner', 'contentinfo', 'navigation'] as const)
    expect(await page.getByRole(part).count(), part).toBe(0)
  expect([await isPrinted('h1'), await isPrinted('main p')]).toEqual([true, true])
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')

  await page.emulateMedia({ media: 'screen' })
  const { form, answer, send } = calculatorOn(page, 'fr')
  const figure = answer.locator('figure')
  await send('2400')
  await figure.waitFor()
  await page.emulateMedia({ media: 'print' })
  const printed = await page.locator('main').innerText()
  for (const text of ['40,2', words.calculator.categories.Bon, words.calculator.form.disclaimer])
    expect(printed).toContain(text)
  expect([await isPrinted('h1'), await form.isVisible(), await figure.isVisible()]).toEqual([false, false, true])
  expect(printed).not.toContain(words.answer.plan)
})
