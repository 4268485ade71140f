import { expect, test } from 'vitest'
import { messages } from '#i18n/messages.ts'
import { pathTo } from '#i18n/paths.ts'
import { startJourneys } from '../../support/browser-fixture.ts'

const journeys = startJourneys()

test('paper shows the answer alone, or a page without the way around, dark on white', async () => {
  const { calculator, answer } = messages.fr
  const page = await journeys.open(pathTo('measure', 'fr'), { colorScheme: 'dark' })
  await page.emulateMedia({ media: 'print' })
  const isPrinted = (selector: string) => page.locator(selector).first().isVisible()
  for (const part of ['banner', 'contentinfo', 'navigation'] as const)
    expect(await page.getByRole(part).count(), part).toBe(0)
  expect([await isPrinted('h1'), await isPrinted('main p')]).toEqual([true, true])
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')

  await page.emulateMedia({ media: 'screen' })
  await page.locator('#distance').fill('2400')
  await page.getByRole('button', { name: calculator.protocols['cooper-run'].submit, exact: true }).click()
  await page.locator('[data-answer] figure').waitFor()
  await page.emulateMedia({ media: 'print' })
  const printed = await page.locator('main').innerText()
  for (const text of ['40,2', calculator.categories.Bon, calculator.form.disclaimer]) expect(printed).toContain(text)
  expect([await isPrinted('h1'), await isPrinted('#cooper-run-form'), await isPrinted('[data-answer] figure')]).toEqual(
    [false, false, true],
  )
  expect(printed).not.toContain(answer.plan)
})
