import type { Locator, Page } from 'playwright-core'
import { controlId, protocolFormId } from '#app/fields/form-ids.ts'
import { calculatePath } from '#contract/calculate.ts'
import type { ProtocolName } from '#domain/protocols/protocols.ts'
import { messages } from '#i18n/all-messages.ts'
import type { Locale } from '#i18n/locales.ts'

/** Matches the address that saves a run. */
export const saveUrl = `**${calculatePath}`

/** The texts that people type or choose for a run. */
interface Typed {
  age?: string
  gender?: 'homme' | 'femme'
  weight?: string
  distance?: string
}

/** Returns the controls of the run's form, its answer and its toast, and what people do with them. */
export function runFormOn(page: Page, locale: Locale) {
  const { calculator: words, answer: answerWords, toasts } = messages[locale]
  const { labels } = words.fields
  const form = formOf(page, 'cooper-run')
  const textBox = (name: string) => form.getByRole('textbox', { name, exact: true })
  const gender = form.getByRole('combobox', { name: labels.gender, exact: true })
  const [age, weight, distance] = [textBox(labels.age), textBox(labels.weight), textBox(labels.distance)]
  const submitButton = submitOf(form, 'cooper-run', locale)
  const answer = answerTo(page, 'cooper-run')
  const toastArea = page.getByRole('region', { name: toasts.area.replace('{hotkey}', 'F8') })
  return {
    form,
    age,
    gender,
    weight,
    distance,
    submitButton,
    /** takes the place of `submitButton` while a run is saved */
    pending: form.getByRole('button', { name: words.form.pending }),
    answer,
    withoutSaving: page.getByRole('button', { name: words.form.withoutSaving }),
    retryButton: answer.getByRole('button', { name: answerWords.save.retry }),
    toast: toastArea.getByRole('listitem'),
    async fillIn(typed: Typed) {
      if (typed.age) await age.fill(typed.age)
      if (typed.gender) await gender.selectOption(typed.gender)
      if (typed.weight) await weight.fill(typed.weight)
      if (typed.distance) await distance.fill(typed.distance)
    },
    /** returns what stands in the fields */
    async typed(): Promise<Required<Record<keyof Typed, string>>> {
      return {
        age: await age.inputValue(),
        gender: await gender.inputValue(),
        weight: await weight.inputValue(),
        distance: await distance.inputValue(),
      }
    },
    async send(metres: string) {
      await distance.fill(metres)
      await submitButton.click()
    },
    /** sends the form as it is, without JavaScript; returns the HTTP status of the page that answers */
    async post(): Promise<number> {
      const [response] = await Promise.all([
        page.waitForResponse((posted) => posted.request().method() === 'POST'),
        submitButton.click(),
      ])
      await page.waitForLoadState()
      return response.status()
    },
  }
}

/** Returns the answer to a protocol. */
export function answerTo(page: Page, protocol: ProtocolName): Locator {
  return page.locator(`[data-answer=${protocol}]`)
}

/** Opens the form of a protocol on a French page, fills in values by field, and sends it. */
export async function sendForm(page: Page, protocol: ProtocolName, values: Record<string, string>): Promise<void> {
  const form = await openForm(page, protocol)
  for (const [field, value] of Object.entries(values)) {
    const control = form.locator(`#${controlId(protocol, field)}`)
    if (await control.evaluate((element) => element instanceof HTMLSelectElement)) await control.selectOption(value)
    else await control.fill(value)
  }
  await submitOf(form, protocol, 'fr').click()
}

/** Opens a protocol on a French page. Returns its form. */
export async function openForm(page: Page, protocol: ProtocolName): Promise<Locator> {
  const form = formOf(page, protocol)
  const { summary } = messages.fr.calculator.protocols[protocol]
  if (!(await form.isVisible())) await page.locator('summary').getByText(summary, { exact: true }).click()
  return form
}

const formOf = (page: Page, protocol: ProtocolName) => page.locator(`#${protocolFormId(protocol)}`)

const submitOf = (form: Locator, protocol: ProtocolName, locale: Locale) =>
  form.getByRole('button', { name: messages[locale].calculator.protocols[protocol].submit, exact: true })
