import { expect, test } from 'vitest'
import { locales } from '../../i18n/locales.ts'
import { pathTo } from '../../i18n/paths.ts'
import { calculate, withAndWithoutJavaScript, isOnScreen } from '../support/calculator-actions.ts'
import { startJourneys } from '../support/browser-fixture.ts'
import { calculatorOn } from '../support/calculator.ts'
import { messages } from '../support/messages.ts'

const journeys = startJourneys()

test.each(withAndWithoutJavaScript(locales.map((locale) => ({ locale }))))(
  'what says “calculate” ($locale, $way) leads a phone to the four fields, whole under the header',
  async ({ locale, visit }) => {
    const page = await journeys.open(pathTo('home', locale), { ...visit, viewport: { width: 390, height: 844 } })
    await page.getByRole('main').getByRole('link', { name: messages[locale].hero.calculate }).click()
    await page.waitForURL('**#valeurs-reference')
    const { age, gender, weight, distance } = calculatorOn(page, locale)
    for (const field of [age, gender, weight, distance]) {
      await expect.poll(async () => (await field.boundingBox())!.y).toBeGreaterThan(100)
      await expect.poll(async () => (await field.boundingBox())!.y).toBeLessThan(844 - 48)
    }
  },
)

test.each(locales)(
  'a new test from My progress (%s) begins at the form, not at the answer of before',
  async (locale) => {
    const page = await journeys.open(pathTo('measure', locale), { viewport: { width: 390, height: 844 } })
    await calculate(page, locale, { age: '35' })
    await expect.poll(() => isOnScreen(page, '#age')).toBe(false)
    await page.getByRole('contentinfo').getByRole('link', { name: messages[locale].pageNames.progress }).click()
    await page.getByRole('link', { name: newTest[locale] }).click()
    await page.waitForURL(`**${pathTo('measure', locale)}#valeurs-reference`)
    await expect.poll(() => isOnScreen(page, '#age')).toBe(true)
    expect(await page.locator('#resultat').innerText()).toContain('38')
  },
)
const newTest = { fr: 'Entrer un nouveau test', en: 'Enter a new test' }
