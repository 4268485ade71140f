import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { locales } from '../../../i18n/locales.ts'
import { pathTo } from '../../../i18n/paths.ts'
import { addresses } from '../support/addresses.ts'
import { startJourneys } from '../support/browser-fixture.ts'
import {
  calculatorOn,
  isOnScreen,
  messages,
  postForm,
  startsOnScreen,
  withoutJavaScript,
} from '../support/calculator.ts'
import { savedRecords } from '../support/records.ts'

const journeys = startJourneys()

test('the form computes, saves and lands on the result', async () => {
  const page = await journeys.open('/en/measure', withoutJavaScript)
  const calculator = calculatorOn(page, 'en')
  await calculator.age.fill('45')
  await calculator.gender.selectOption('femme')
  await calculator.weight.fill('62,5')
  await calculator.distance.fill('2600')
  expect(await postForm(page)).toBe(200)
  expect(page.url()).toBe(`${journeys.site.url}/en/measure#resultat`)
  const shown = await calculator.result.innerText()
  expect(shown).toContain('31.9')
  expect(shown).toContain(messages.en.toasts.saved.title)
  expect(await startsOnScreen(page.locator('#resultat'))).toBe(true)
  expect(await calculator.weight.inputValue()).toBe('62,5')
  expect(await savedRecords(journeys.site, page.context())).toEqual([
    { age: 45, gender: 'femme', weight: 62.5, distance: 2600, result_tenths: 319, category: 'Moyen' },
  ])
})

test('what is wrong is said, what was typed is kept, and links lead to it', async () => {
  const page = await journeys.open('/mesurer', { ...withoutJavaScript, expectedFaults: [/status of 400/] })
  const calculator = calculatorOn(page, 'fr')
  await calculator.age.fill('9')
  await calculator.gender.selectOption('femme')
  await calculator.distance.fill('deux')
  expect(await postForm(page)).toBe(400)
  expect(await page.locator('#age-error').innerText()).toBe('La valeur doit être d’au moins 10.')
  expect(await page.locator('#distance-error').innerText()).toBe('Entrez un nombre.')
  expect(await calculator.age.getAttribute('aria-describedby')).toContain('age-error')
  expect(await calculator.distance.getAttribute('aria-invalid')).toBe('true')
  expect(await calculator.age.inputValue()).toBe('9')
  expect(await calculator.gender.inputValue()).toBe('femme')
  expect(await calculator.distance.inputValue()).toBe('deux')

  expect(page.url()).toContain('#resultat')
  expect(await startsOnScreen(page.locator('#resultat'))).toBe(true)
  await page.getByRole('alert').getByRole('link', { name: 'Entrez un nombre.' }).click()
  await page.waitForURL('**#distance')
  expect(await isOnScreen(page, '#distance')).toBe(true)
  expect(await savedRecords(journeys.site, page.context())).toEqual([])
})

test.each(locales)('“calculate” (%s) leads a phone to the four fields and the whole button', async (locale) => {
  const page = await journeys.open(pathTo('home', locale), withoutJavaScript)
  for (const [width, height] of [
    [375, 667],
    [360, 640],
    [390, 664],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(pathTo('home', locale))
    await page.getByRole('main').getByRole('link', { name: messages[locale].hero.calculate }).click()
    await page.waitForURL('**#valeurs-reference')
    const { age, gender, weight, distance, submit } = calculatorOn(page, locale)
    for (const control of [age, gender, weight, distance, submit]) {
      const box = (await control.boundingBox())!
      expect(box.y).toBeGreaterThan(69)
      expect(box.y + box.height, `${width} x ${height}`).toBeLessThan(height)
    }
    // two lines of 21 px, three on the narrowest
    const advice = page.locator('#cooper-run p').first()
    expect((await advice.boundingBox())!.height, `${width} x ${height}`).toBeLessThan(width < 375 ? 66 : 45)
  }
})

test('all that the pages hold is shown', async () => {
  const page = await journeys.open('/', withoutJavaScript)
  for (const { path } of addresses.filter(({ locale }) => locale === 'fr')) {
    await page.goto(path)
    expect(await hiddenText(page), path).toEqual([])
  }
})

/** Returns the invisible texts of the content, except descriptions of pictures and folded parts. */
function hiddenText(page: Page): Promise<string[]> {
  return page.locator('main *').evaluateAll((elements) =>
    elements
      .filter((element) => !element.closest('svg, details:not([open]), option, [role="status"]'))
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.textContent.trim())
      .filter((text) => text !== ''),
  )
}
