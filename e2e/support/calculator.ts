import type { Locator, Page } from 'playwright-core'
import type { Locale } from '../../i18n/locales.ts'
import { messages } from './messages.ts'

export type Calculator = ReturnType<typeof calculatorOn>

const submitButton = '#cooper-run-form > button'

/** The run's form as a reader finds it, by the labels of its controls, and its answer. */
export function calculatorOn(page: Page, locale: Locale) {
  const { fields, tests, result, toasts } = messages[locale]
  const block = page.locator('#cooper-run')
  const number = (name: string) => block.getByRole('textbox', { name, exact: true })
  const notices = page.getByRole('region', { name: toasts.area.replace('{hotkey}', 'F8') })
  return {
    age: number(fields.labels.years),
    gender: block.getByRole('combobox', { name: fields.labels.gender, exact: true }),
    weight: number(fields.labels.kilograms),
    distance: number(tests['cooper-run'].fields.distance!),
    submit: block.locator(submitButton),
    result: page.locator('#resultat'),
    /** there once a run has one: until then the result's place holds a drawing */
    answer: page.locator('#resultat [data-answer]'),
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
    page.locator(submitButton).click(),
  ])
  await page.waitForLoadState()
  return answer.status()
}
