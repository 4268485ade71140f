import type { Locator, Page } from 'playwright-core'
import { idPrefixOf } from '#app/calculator/form-names.ts'
import type { ProtocolName } from '#domain/protocols/registry.ts'
import { en } from '#i18n/en/messages.ts'
import { fr } from '#i18n/fr/messages.ts'
import type { Locale } from '#i18n/locales.ts'

/** The texts of the interface, to find controls by their names. */
export const messages = { fr, en }

/** Returns the controls of the run's form, its answer and its toast. */
export function calculatorOn(page: Page, locale: Locale) {
  const { calculator: words, answer: answerWords, toasts } = messages[locale]
  const { labels } = words.fields
  const form = page.locator('#cooper-run-form')
  const textBox = (name: string) => form.getByRole('textbox', { name, exact: true })
  const distance = textBox(labels.distance)
  const submit = form.locator('> button[type=submit]')
  const answer = page.locator('[data-answer=cooper-run]')
  const toastArea = page.getByRole('region', { name: toasts.area.replace('{hotkey}', 'F8') })
  return {
    form,
    age: textBox(labels.age),
    gender: form.getByRole('combobox', { name: labels.gender, exact: true }),
    weight: textBox(labels.weight),
    distance,
    submit,
    withoutSaving: page.getByRole('button', { name: words.form.withoutSaving }),
    answer,
    retry: answer.getByRole('button', { name: answerWords.save.retry }),
    toastArea,
    toast: toastArea.getByRole('listitem'),
    async send(metres: string) {
      await distance.fill(metres)
      await submit.click()
    },
  }
}

/** Opens the form of a protocol, fills in values by field, and sends it. */
export async function sendForm(page: Page, protocol: ProtocolName, values: Record<string, string>): Promise<void> {
  const form = await openForm(page, protocol)
  for (const [field, value] of Object.entries(values)) {
    const control = form.locator(`#${idPrefixOf(protocol)}${field}`)
    if (await control.evaluate((element) => element instanceof HTMLSelectElement)) await control.selectOption(value)
    else await control.fill(value)
  }
  await form.locator('> button[type=submit]').click()
}

/** Opens one of the ways to a VO2max. Returns its form. */
export async function openForm(page: Page, protocol: ProtocolName): Promise<Locator> {
  const form = page.locator(`#${protocol}-form`)
  if (!(await form.isVisible())) await page.locator(`details:has(> #${protocol}) > summary`).click()
  return form
}

/** Submits the run's form as it is. Returns the HTTP status of the page that answers. */
export async function postForm(page: Page): Promise<number> {
  const [response] = await Promise.all([
    page.waitForResponse((posted) => posted.request().method() === 'POST'),
    page.locator('#cooper-run-form > button[type=submit]').click(),
  ])
  await page.waitForLoadState()
  return response.status()
}

export const withoutJavaScript = { javaScriptEnabled: false }

export function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement)
}

/** Whether all of an element is on the screen. */
export function isOnScreen(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return top >= 0 && bottom <= window.innerHeight
    })
}

/** Returns the text of an element with plain spaces. Tests of the texts check no-break spaces. */
export async function textOf(element: Locator): Promise<string> {
  return (await element.innerText()).replace(/\s+/g, ' ').trim()
}

/** Returns a promise, `opened`, that `open` resolves. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open: () => open() }
}
