import { expect, test } from 'vitest'
import { pathTo } from '../../i18n/paths.ts'
import { calculate, withPlainSpaces, withoutJavaScript } from '../support/calculator-actions.ts'
import { expectAccessible, expectToFit } from '../support/assertions.ts'
import { startJourneys } from '../support/browser-fixture.ts'
import { calculatorOn, hasFocus } from '../support/calculator.ts'
import { messages } from '../support/messages.ts'

const journeys = startJourneys()

test('laps of a track fill the distance, with the keyboard alone', async () => {
  const page = await journeys.open(pathTo('home', 'fr'))
  const { distance, answer } = calculatorOn(page, 'fr')
  const { laps, lap, extra } = messages.fr.details.laps
  const field = (label: string) =>
    page.locator('#cooper-run details').getByRole('textbox', { name: label, exact: true })
  const summary = page.getByText(messages.fr.form.laps)
  await summary.focus()
  await page.keyboard.press('Enter')
  await field(laps.label).waitFor()
  expect(await field(lap.label).inputValue()).toBe('400')
  await page.keyboard.press('Tab')
  await page.keyboard.type('6,5')
  await field(extra.label).fill('20')
  await page.keyboard.press('Enter')
  expect(await distance.inputValue()).toBe('2620')
  expect(await hasFocus(distance)).toBe(true)
  expect(await answer.count()).toBe(0) // nothing was sent

  for (const [typed, wrong] of [
    ['six', messages.fr.form.rules.notANumber('nan')],
    ['', messages.fr.form.rules.required],
    ['13', 'Cela fait 5 220 m.'],
  ] as const) {
    await field(laps.label).fill(typed)
    await page.getByRole('button', { name: messages.fr.details.laps.submit }).click()
    await expect
      .poll(async () => withPlainSpaces(await page.locator('#laps-laps-error').innerText()))
      .toContain(withPlainSpaces(wrong))
    expect(await hasFocus(field(laps.label))).toBe(true)
    expect(await distance.inputValue()).toBe('2620')
  }
  await expectAccessible(page)
  await expectToFit(page)
})

test('without JavaScript there is no lap counter and no button that would do nothing', async () => {
  const page = await journeys.open(pathTo('home', 'fr'), withoutJavaScript)
  expect(await page.getByText(messages.fr.form.laps).isVisible()).toBe(false)
  await calculate(page, 'fr')
  expect(await page.locator('#resultat button').count()).toBe(0)
})
