import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { locales } from '../../i18n/locales.ts'
import { pathTo } from '../../i18n/paths.ts'
import { calculatorAddresses } from '../support/addresses.ts'
import { calculatorOn, hasFocus } from '../support/calculator.ts'
import { startJourneys } from '../support/browser-fixture.ts'
import { savedCalculations } from '../support/saved-records.ts'

const journeys = startJourneys()

/** What is refused: field, what is typed, and the message in each language. */
const refused = [
  ['age', '9', 'Number must be greater than or equal to 10', 'La valeur doit être d’au moins 10.'],
  ['age', '100.1', 'Number must be less than or equal to 100', 'La valeur doit être d’au plus 100.'],
  ['age', 'x', 'Expected number, received nan', 'Entrez un nombre.'],
  ['age', '', 'Required', 'Ce champ est obligatoire.'],
  ['weight', '29,9', 'Number must be greater than or equal to 30', 'La valeur doit être d’au moins 30.'],
  ['weight', '201', 'Number must be less than or equal to 200', 'La valeur doit être d’au plus 200.'],
  ['weight', '7O', 'Expected number, received nan', 'Entrez un nombre.'],
  ['weight', ' ', 'Required', 'Ce champ est obligatoire.'],
  ['distance', '499', 'Number must be greater than or equal to 500', 'La valeur doit être d’au moins 500.'],
  ['distance', '5001', 'Number must be less than or equal to 5000', 'La valeur doit être d’au plus 5\u00a0000.'],
  ['distance', '2400 m', 'Expected number, received nan', 'Entrez un nombre.'],
  ['distance', '', 'Required', 'Ce champ est obligatoire.'],
] as const

test.each(locales)('each refusal (%s) is said in its words, at its field, which takes the focus', async (locale) => {
  const page = await journeys.open(pathTo('home', locale))
  const calculator = calculatorOn(page, locale)
  for (const [field, typed, inEnglish, inFrench] of refused) {
    const valid = await calculator[field].inputValue()
    await calculator[field].fill(typed)
    await calculator.submit.click()
    const error = page.locator(`#${field}-error`)
    await expect.poll(() => error.allInnerTexts()).toEqual([locale === 'fr' ? inFrench : inEnglish])
    await expect.poll(() => hasFocus(calculator[field])).toBe(true)
    expect(await page.locator('[aria-invalid="true"]').count()).toBe(1)
    expect(await calculator[field].getAttribute('aria-invalid')).toBe('true')
    expect((await calculator[field].getAttribute('aria-describedby'))!.split(' ')).toContain(`${field}-error`)
    await calculator[field].fill(valid)
  }
  expect(await calculator.answer.count()).toBe(0)
})

test.each([
  { locale: 'en', option: 'autre', message: "Invalid enum value. Expected 'homme' | 'femme', received 'autre'" },
  { locale: 'fr', option: 'autre', message: 'Choisissez une option.' },
  { locale: 'en', option: '', message: 'Required' },
  { locale: 'fr', option: '', message: 'Ce champ est obligatoire.' },
] as const)('in $locale, a sex of "$option" is answered: $message', async ({ locale, option, message }) => {
  const page = await journeys.open(pathTo('home', locale))
  const calculator = calculatorOn(page, locale)
  await calculator.gender.evaluate((select: HTMLSelectElement, value) => {
    select.options[0]!.value = value
    select.selectedIndex = 0
  }, option)
  await calculator.submit.click()
  await page.locator('#gender-error').waitFor()
  expect(await page.locator('#gender-error').innerText()).toBe(message)
  expect(await hasFocus(calculator.gender)).toBe(true)
})

test.each(calculatorAddresses)(
  '$path says all that is wrong under the fields, in red, the first one in focus',
  async ({ path, locale }) => {
    const page = await journeys.open(path)
    const calculator = calculatorOn(page, locale)
    await calculator.weight.fill('')
    await calculator.distance.fill('12 minutes')
    await calculator.submit.click()
    await page.locator('#weight-error').waitFor()
    await page.locator('#distance-error').waitFor()
    expect(await page.locator('[aria-invalid="true"]').count()).toBe(2)
    expect(await hasFocus(calculator.weight)).toBe(true)

    for (const field of ['weight', 'distance'] as const) {
      const error = page.locator(`#${field}-error`)
      const [control, message] = [await calculator[field].boundingBox(), await error.boundingBox()]
      expect(message!.y).toBeGreaterThanOrEqual(control!.y + control!.height)
      const [red, green, blue] = await rgb(error)
      expect(red).toBeGreaterThan(2 * Math.max(green!, blue!))
    }
    expect(await savedCalculations(journeys.site, page.context())).toEqual([])
  },
)

test.each(calculatorAddresses)('on $path, the errors go once they are mended', async ({ path, locale }) => {
  const page = await journeys.open(path)
  const calculator = calculatorOn(page, locale)
  await calculator.age.fill('9')
  await calculator.distance.fill('')
  await calculator.distance.press('Enter')
  await page.locator('#distance-error').waitFor()
  await calculator.age.fill('10')
  await calculator.submit.click()
  await page.locator('#age-error').waitFor({ state: 'detached' })
  expect(await hasFocus(calculator.distance)).toBe(true)
  await calculator.distance.fill('500')
  await calculator.submit.click()
  await calculator.notice.waitFor()
  expect(await page.locator('[aria-invalid]').count()).toBe(0)
  expect(await page.locator('[id$="-error"]').count()).toBe(0)
  expect(await savedCalculations(journeys.site, page.context())).toEqual([
    { age: 10, gender: 'homme', weight: 70, distance: 500, result_tenths: 0, category: 'Faible' },
  ])
})

async function rgb(text: Locator): Promise<number[]> {
  const colour = await text.evaluate((element) => getComputedStyle(element).color)
  return colour.match(/\d+/g)!.map(Number)
}
