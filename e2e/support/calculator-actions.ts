import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import type { TestName } from '../../domain/tests/registry.ts'
import type { Locale } from '../../i18n/locales.ts'
import { calculatorOn } from './calculator.ts'

export const withoutJavaScript = { javaScriptEnabled: false }
const ways = { 'with JavaScript': {}, 'without JavaScript': withoutJavaScript }

/** Each place as it is visited with and without JavaScript. */
export function withAndWithoutJavaScript<Place extends object>(places: Place[]) {
  return places.flatMap((place) => Object.entries(ways).map(([way, visit]) => ({ ...place, way, visit })))
}

/** Fills what is given into the form, sends it, and waits for the explanation. */
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
  await page.locator('#resultat [data-answer] details').first().waitFor()
}

export async function openFold(page: Page, title: string): Promise<void> {
  await page.locator('#resultat summary').filter({ hasText: title }).click()
}

/** Opens a test of the card, if it is not open. */
export async function openTest(page: Page, test: TestName): Promise<void> {
  const isOpen = await page.locator(`#${test}`).evaluate((details: HTMLDetailsElement) => details.open)
  if (!isOpen) await page.locator(`#${test} > summary`).click()
}

export async function rateKnownValue(page: Page, [vo2max, age, gender]: [string, string, string]): Promise<void> {
  await openTest(page, 'known-value')
  await page.locator('#known-vo2max').fill(vo2max)
  await page.locator('#known-age').fill(age)
  await page.locator('#known-gender').selectOption(gender)
  await page.locator('#known-value-form > button').click()
}

export function isOnScreen(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= window.innerHeight
  })
}

/** Without the language's no-break spaces, which the tests of the texts look at. */
export function withPlainSpaces(text: string): string {
  return text
    .replace(/[\u00a0\u202f\n]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
}
