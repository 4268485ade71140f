import type { Locator, Page } from 'playwright-core'
import type { Locale } from '../../i18n/locales.ts'
import { calculatorAnchor } from '../../i18n/pages.ts'
import { messages } from './messages.ts'

export type Calculator = ReturnType<typeof calculatorOn>

/** The calculator as a reader finds it: by the labels of its controls. */
export function calculatorOn(page: Page, locale: Locale) {
  const { fields, tests, result, toasts } = messages[locale]
  const block = page.locator(`#${calculatorAnchor}`)
  const number = (name: string) => block.getByRole('textbox', { name, exact: true })
  const notices = page.getByRole('region', { name: toasts.area.replace('{hotkey}', 'F8') })
  return {
    age: number(fields.labels.years),
    gender: block.getByRole('combobox', { name: fields.labels.gender, exact: true }),
    weight: number(fields.labels.kilograms),
    distance: number(tests['cooper-run'].fields.distance!),
    submit: block.locator('form button[type=submit]'),
    result: page.locator('#resultat'),
    /** where the result stands in the reference tables */
    litCell: page.locator('#votre-case'),
    /** what a screen reader announces */
    announcement: block.locator('.visually-hidden[role=status]'),
    /** where a run was not saved */
    retry: page.getByRole('button', { name: result.tryAgain }),
    notices,
    notice: notices.getByRole('listitem'),
  }
}

export function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement)
}

/** Sends the form as it stands; answers the status of the page that comes back. */
export async function postForm(page: Page): Promise<number> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.locator(`#${calculatorAnchor} form button[type=submit]`).click(),
  ])
  await page.waitForLoadState()
  return answer.status()
}
