import { expect } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { fieldId } from '../../../app/calculator/form/form-names.ts'
import type { ProtocolName } from '../../../domain/protocols/registry.ts'
import { calculator as calculatorEn } from '../../../i18n/en/calculator/calculator.ts'
import { calculator as calculatorFr } from '../../../i18n/fr/calculator/calculator.ts'
import { timers as timersEn } from '../../../i18n/en/calculator/calculator-timers.ts'
import { timers as timersFr } from '../../../i18n/fr/calculator/calculator-timers.ts'
import { details as detailsEn } from '../../../i18n/en/calculator/calculator-details.ts'
import { details as detailsFr } from '../../../i18n/fr/calculator/calculator-details.ts'
import { en } from '../../../i18n/en/messages.ts'
import { fr } from '../../../i18n/fr/messages.ts'
import type { Locale } from '../../../i18n/locales.ts'

/** The texts of the interface, to find controls by their names. */
export const messages = {
  fr: { ...fr, ...calculatorFr, details: detailsFr, timerMessages: timersFr },
  en: { ...en, ...calculatorEn, details: detailsEn, timerMessages: timersEn },
}

const submitButton = '#cooper-run-form > button'

/** Returns the controls of the run's form, found by their labels, and its result. */
export function calculatorOn(page: Page, locale: Locale) {
  const { fields, protocols, result, toasts } = messages[locale]
  const block = page.locator('#cooper-run')
  const textBox = (name: string) => block.getByRole('textbox', { name, exact: true })
  const toastArea = page.getByRole('region', { name: toasts.area.replace('{hotkey}', 'F8') })
  const distance = textBox(protocols['cooper-run'].fields.distance!)
  const submit = block.locator(submitButton)
  return {
    async send(metres: string) {
      await distance.fill(metres)
      await submit.click()
    },
    age: textBox(fields.labels.years),
    gender: block.getByRole('combobox', { name: fields.labels.gender, exact: true }),
    weight: textBox(fields.labels.kilograms),
    distance,
    submit,
    result: page.locator('#resultat'),
    /** present only once there is a result with its details */
    answer: page.locator('#resultat [data-result]'),
    /** the live region for screen readers */
    announcement: block.locator('.visually-hidden[role=status]'),
    /** shown for a run that was not saved */
    retry: page.getByRole('button', { name: result.save.submit }),
    toastArea,
    toast: toastArea.getByRole('listitem'),
  }
}

export function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement)
}

/** Submits the form as it is. Returns the HTTP status of the response. */
export async function postForm(page: Page): Promise<number> {
  const [response] = await Promise.all([
    page.waitForResponse((posted) => posted.request().method() === 'POST'),
    page.locator(submitButton).click(),
  ])
  await page.waitForLoadState()
  return response.status()
}

export const withoutJavaScript = { javaScriptEnabled: false }
const settings = { 'with JavaScript': {}, 'without JavaScript': withoutJavaScript }

/** Returns each place twice, to visit it with and without JavaScript. */
export function withAndWithoutJavaScript<Place extends object>(places: Place[]) {
  return places.flatMap((place) => Object.entries(settings).map(([way, visit]) => ({ ...place, way, visit })))
}

/** Fills in the given values, submits the form and waits for the details of the result. */
export async function calculate(
  page: Page,
  locale: Locale,
  values: { age?: string; distance?: string } = {},
): Promise<void> {
  const calculator = calculatorOn(page, locale)
  if (values.age) await calculator.age.fill(values.age)
  if (values.distance) await calculator.distance.fill(values.distance)
  await expect.poll(() => calculator.submit.isEnabled()).toBe(true)
  await calculator.submit.click()
  await page.locator('#resultat [data-result] details').first().waitFor()
}

export async function openFold(page: Page, title: string): Promise<void> {
  await page.locator('#resultat summary').filter({ hasText: title }).click()
}

/** Opens a protocol, and first the fold that contains it, if any. */
export async function openProtocol(page: Page, protocol: ProtocolName): Promise<void> {
  for (const fold of await page.locator(`details:has(> #${protocol}), #${protocol}`).all())
    if (!(await fold.evaluate((details: HTMLDetailsElement) => details.open))) await fold.locator('> summary').click()
}

/** Opens a protocol, fills in the given values by field, and submits its form. */
export async function enterProtocol(page: Page, protocol: ProtocolName, values: Record<string, string>): Promise<void> {
  await openProtocol(page, protocol)
  for (const [field, value] of Object.entries(values)) {
    const control = page.locator(`#${fieldId(protocol, field)}`)
    if (await control.evaluate((element) => element instanceof HTMLSelectElement)) await control.selectOption(value)
    else await control.fill(value)
  }
  await page.locator(`#${protocol}-form > button`).click()
}

export function isOnScreen(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= window.innerHeight
  })
}

export function startsOnScreen(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { top } = element.getBoundingClientRect()
    // the page scrolls by whole pixels
    return top > -1 && top < window.innerHeight
  })
}

/** Replaces no-break spaces by plain ones. Tests of the texts check no-break spaces. */
export function withPlainSpaces(text: string): string {
  return text
    .replace(/[\u00a0\u202f\n]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
}

/** Returns a promise, `opened`, that `open` resolves. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open: () => open() }
}
