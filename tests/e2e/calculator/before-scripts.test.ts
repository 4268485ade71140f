import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pathTo } from '../../../i18n/paths.ts'
import { waitForHydration, startJourneys } from '../support/browser-fixture.ts'
import { calculatorOn, gate, messages, openProtocol } from '../support/calculator.ts'
import { savedRecords } from '../support/records.ts'

const journeys = startJourneys()
const vo2max = '37,4'

/** Opens Measure, and delays every script until `release` is called. */
async function openWithDelayedScripts(expectedFaults: RegExp[] = []) {
  const scripts = gate()
  const delayScripts = (page: Page) =>
    page.route('**/assets/*.js', async (route) => {
      await scripts.opened
      await route.continue()
    })
  const page = await journeys.open(pathTo('measure', 'fr'), {
    prepare: delayScripts,
    delayedScripts: true,
    expectedFaults,
  })
  return { page, calculator: calculatorOn(page, 'fr'), release: scripts.open }
}

test('what was typed before the scripts came stays, and is what is computed', async () => {
  const { page, calculator, release } = await openWithDelayedScripts()
  await page.locator('#cooper-run').getByRole('radio', { name: 'lb' }).check()
  await calculator.weight.fill('137,8')
  await calculator.distance.fill('2267')
  await calculator.gender.selectOption('homme')
  release()
  await waitForHydration(page)
  expect(await calculator.weight.inputValue()).toBe('137,8')
  expect(await calculator.distance.inputValue()).toBe('2267')
  await calculator.submit.click()
  await page.getByText(vo2max).first().waitFor()
  await calculator.toast.waitFor()
  expect(await savedRecords(journeys.site, page.context())).toMatchObject([{ weight: 62.5, distance: 2267 }])
})

test('a form sent before the scripts is answered, and stays when they come', async () => {
  const { page, calculator, release } = await openWithDelayedScripts()
  await calculator.send('2267')
  await calculator.result.getByText(vo2max).first().waitFor()
  const text = await page.locator('main > section').allTextContents()
  expect(await calculator.litCell.innerText()).toContain(vo2max)
  release()
  await waitForHydration(page)
  expect(withoutCalculator(await page.locator('main > section').allTextContents())).toEqual(withoutCalculator(text))
  expect(await calculator.litCell.innerText()).toContain(vo2max)
  expect(await calculator.result.getByText(vo2max).first().isVisible()).toBe(true)
  expect(await calculator.distance.inputValue()).toBe('2267')
  expect(await savedRecords(journeys.site, page.context())).toHaveLength(1)
})

/** Without the calculator, to which scripts add controls. */
const withoutCalculator = (texts: string[]) => texts.filter((text) => !text.includes(messages.fr.form.title))

test('errors of a form sent before the scripts stay when they come, with what was typed', async () => {
  const { page, calculator, release } = await openWithDelayedScripts([/status of 400/])
  await calculator.age.fill('9')
  await calculator.submit.click()
  await page.getByRole('alert').waitFor()
  release()
  await waitForHydration(page)
  expect(await page.locator('#age-error').isVisible()).toBe(true)
  expect(await calculator.age.inputValue()).toBe('9')
  expect(await savedRecords(journeys.site, page.context())).toEqual([])
})

test('scripts that load while a form is being posted do not change its response', async () => {
  const formRequest = gate()
  const { page, calculator, release } = await openWithDelayedScripts()
  await page.route(`**${pathTo('measure', 'fr')}`, async (route) => {
    if (route.request().method() === 'POST') await formRequest.opened
    await route.continue()
  })
  await calculator.distance.fill('2267')
  await calculator.submit.click({ noWaitAfter: true })
  release()
  formRequest.open()
  await calculator.result.getByText(vo2max).first().waitFor()
  await waitForHydration(page)
  expect(await calculator.distance.inputValue()).toBe('2267')
  expect(await savedRecords(journeys.site, page.context())).toHaveLength(1)
})

test('a test opened before the scripts came stays open, and what was typed into it is what is rated', async () => {
  const { page, calculator, release } = await openWithDelayedScripts()
  await openProtocol(page, 'known-value')
  await page.locator('#known-vo2max').fill('45')
  await page.locator('#known-age').fill('62')
  release()
  await waitForHydration(page)
  expect(await page.locator('#known-vo2max').inputValue()).toBe('45')
  await page.locator('#known-value-form > button').click()
  await calculator.answer.getByText('Dans les 5').waitFor()
  expect(await savedRecords(journeys.site, page.context())).toEqual([])
})
