import { expect, test } from 'vitest'
import { locales } from '../../i18n/locales.ts'
import { pathTo } from '../../i18n/paths.ts'
import { calculate, calculatorOn, isOnScreen, messages, withoutJavaScript } from '../support/calculator.ts'
import { startJourneys } from '../support/browser-fixture.ts'

const journeys = startJourneys()

const phones = [
  { width: 375, height: 667 },
  { width: 360, height: 640 },
  { width: 390, height: 664 },
]

test.each(locales.flatMap((locale) => phones.map((viewport) => ({ locale, ...viewport }))))(
  'what says “calculate” ($locale) leads a phone of $width x $height to the four fields and the whole button',
  async ({ locale, ...viewport }) => {
    const page = await journeys.open(pathTo('home', locale), { ...withoutJavaScript, viewport })
    await page.getByRole('main').getByRole('link', { name: messages[locale].hero.calculate }).click()
    await page.waitForURL('**#valeurs-reference')
    const { age, gender, weight, distance, submit } = calculatorOn(page, locale)
    for (const control of [age, gender, weight, distance, submit]) {
      const { y, height } = (await control.boundingBox())!
      expect(y).toBeGreaterThan(69)
      expect(y + height).toBeLessThan(viewport.height)
    }
    // two lines of 21 px
    expect((await page.locator('#cooper-run p').first().boundingBox())!.height).toBeLessThan(45)
  },
)

test('a new test from My progress begins at the form, not at the answer of before', async () => {
  const page = await journeys.open(pathTo('measure', 'fr'), { viewport: { width: 390, height: 844 } })
  await calculate(page, 'fr', { age: '35' })
  await expect.poll(() => isOnScreen(page, '#age')).toBe(false)
  await page.getByRole('contentinfo').getByRole('link', { name: messages.fr.pageNames.progress }).click()
  await page.getByRole('main').locator('a[href$="#valeurs-reference"]').first().click()
  await page.waitForURL(`**${pathTo('measure', 'fr')}#valeurs-reference`)
  await expect.poll(() => isOnScreen(page, '#age')).toBe(true)
  expect(await page.locator('#resultat').innerText()).toContain('38')
})
