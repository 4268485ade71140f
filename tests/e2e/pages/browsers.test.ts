import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pathTo } from '../../../i18n/paths.ts'
import { startJourneys } from '../support/browser-fixture.ts'
import { calculatorOn, messages } from '../support/calculator.ts'

/** Checks the calculator at and below the lowest browsers of docs/browsers.md, the floor. */
const journeys = startJourneys()

/** Deletes the APIs that the browsers of the floor lack. Unsupported syntax cannot be simulated. */
const deleteNewApis = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['toReversed', 'toSorted', 'toSpliced', 'with', 'findLast', 'findLastIndex'])
      Reflect.deleteProperty(Array.prototype, name)
    Reflect.deleteProperty(AbortSignal, 'timeout')
    Reflect.deleteProperty(AbortSignal, 'any')
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
    for (const name of ['navigation', 'scheduler', 'requestIdleCallback']) Reflect.deleteProperty(window, name)
    for (const name of ['connection', 'userActivation']) Reflect.deleteProperty(Navigator.prototype, name)
  })

test('at the floor a run is saved and announced', async () => {
  const page = await journeys.open(pathTo('home', 'fr'), { prepare: deleteNewApis, ownTab: true })
  const calculator = calculatorOn(page, 'fr')
  await calculator.send('2400')
  await calculator.toast.getByText(messages.fr.toasts.saved.title).waitFor()
})

test('below the floor the page stays as it was sent, and computes', async () => {
  let failed: Promise<Error> | undefined
  const page = await journeys.open(pathTo('home', 'fr'), {
    ...{ ownTab: true, delayedScripts: true, expectedFaults: [/TextEncoderStream is not defined/] },
    async prepare(page) {
      failed = page.waitForEvent('pageerror')
      await page.addInitScript(() => Reflect.deleteProperty(window, 'TextEncoderStream'))
    },
  })
  await failed
  await page.waitForLoadState()
  expect(await page.locator('header button').count()).toBe(0)
  const calculator = calculatorOn(page, 'fr')
  await calculator.send('2400')
  await calculator.result.getByText('40,2').first().waitFor()
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
})
