import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { locales } from '../i18n/locales.ts'
import { pathTo } from '../i18n/paths.ts'
import { calculatorAddresses } from './addresses.ts'
import { calculatorOn, hasFocus } from './calculator.ts'
import { startJourneys } from './journeys.ts'
import { savedCalculations } from './saved-calculations.ts'

const journeys = startJourneys()

const refused = [
  {
    field: 'age',
    typed: '9',
    en: 'Number must be greater than or equal to 10',
    fr: 'La valeur doit être d’au moins 10.',
  },
  {
    field: 'age',
    typed: '100.1',
    en: 'Number must be less than or equal to 100',
    fr: 'La valeur doit être d’au plus 100.',
  },
  { field: 'age', typed: 'x', en: 'Expected number, received nan', fr: 'Entrez un nombre.' },
  { field: 'age', typed: '', en: 'Required', fr: 'Ce champ est obligatoire.' },
  {
    field: 'weight',
    typed: '29,9',
    en: 'Number must be greater than or equal to 30',
    fr: 'La valeur doit être d’au moins 30.',
  },
  {
    field: 'weight',
    typed: '201',
    en: 'Number must be less than or equal to 200',
    fr: 'La valeur doit être d’au plus 200.',
  },
  { field: 'weight', typed: '7O', en: 'Expected number, received nan', fr: 'Entrez un nombre.' },
  { field: 'weight', typed: ' ', en: 'Required', fr: 'Ce champ est obligatoire.' },
  {
    field: 'distance',
    typed: '499',
    en: 'Number must be greater than or equal to 500',
    fr: 'La valeur doit être d’au moins 500.',
  },
  {
    field: 'distance',
    typed: '5001',
    en: 'Number must be less than or equal to 5000',
    fr: 'La valeur doit être d’au plus 5\u00a0000.',
  },
  { field: 'distance', typed: '2400 m', en: 'Expected number, received nan', fr: 'Entrez un nombre.' },
  { field: 'distance', typed: '', en: 'Required', fr: 'Ce champ est obligatoire.' },
] as const

test.each(locales.flatMap((locale) => refused.map((refusal) => ({ locale, ...refusal, message: refusal[locale] }))))(
  'in $locale, "$typed" for $field is answered: $message',
  async ({ locale, field, typed, message }) => {
    const page = await journeys.open(pathTo('home', locale))
    const calculator = calculatorOn(page, locale)
    await calculator[field].fill(typed)
    await calculator.submit.click()
    const error = page.locator(`#${field}-error`)
    await error.waitFor()
    expect(await error.innerText()).toBe(message)
    expect(await page.locator('[aria-invalid]').count()).toBe(1)
    expect(await calculator[field].getAttribute('aria-invalid')).toBe('true')
    expect((await calculator[field].getAttribute('aria-describedby'))!.split(' ')).toContain(`${field}-error`)
    expect(await hasFocus(calculator[field])).toBe(true)
    expect(await calculator.result.innerText()).not.toContain('ml/kg/min')
  },
)

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
