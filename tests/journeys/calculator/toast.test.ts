import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pathTo } from '#i18n/paths.ts'
import { calculatorOn, saveUrl } from '../../support/browser/calculator.ts'
import { startJourneys, type Visit } from '../../support/browser/journeys.ts'
import { stopClock } from '../../support/browser/playwright.ts'

const journeys = startJourneys()

test('one toast at a time stands at the lower left, and a failure looks different', async () => {
  let status = 201
  const { page, calculator, save } = await openWithToast({
    expectedFaults: [/status of 500/],
    prepare: (page) => page.route(saveUrl, (route) => route.fulfill({ status, json: {} })),
  })
  const border = () => calculator.toast.evaluate((element) => getComputedStyle(element).borderColor)
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await save()
    const toast = (await calculator.toast.boundingBox())!
    expect(toast.x, `from the left, ${width} px wide`).toBeLessThanOrEqual(32)
    expect(height - toast.y - toast.height, `from the bottom, ${width} px wide`).toBeLessThanOrEqual(32)
  }
  const ofSuccess = await border()
  status = 500
  await calculator.submit.click()
  await runClockUntil(page, () => calculator.toast.getByText('Erreur').count(), 1)
  expect(await calculator.toast.count()).toBe(1)
  expect(await border()).not.toBe(ofSuccess)
})

test('a swipe to the right over 50 px closes a toast; a shorter one does not', async () => {
  const { page, calculator } = await openWithToast()
  const { toast } = calculator
  await swipe(page, toast, 48)
  await expect.poll(() => toast.getAttribute('data-swipe')).toBe('cancel')
  await swipe(page, toast, -120)
  expect(await toast.getAttribute('data-state')).toBe('open')
  await swipe(page, toast, 52)
  await toast.waitFor({ state: 'detached' })
})

test('if neither the answer nor a toast loads, an alert says that the run is not saved', async () => {
  const page = await journeys.open(pathTo('measure', 'fr'), {
    expectedFaults: [/assets\/(answers|send-run|save-toast)-/, /net::ERR_/],
    prepare: (page) => page.route(/assets\/(answers|send-run|save-toast)-/, (route) => route.abort('connectionreset')),
  })
  const { submit } = calculatorOn(page, 'fr')
  await submit.click()
  await page.getByRole('alert').getByText('Impossible d’enregistrer le calcul.').waitFor()
  expect(await submit.isEnabled()).toBe(true)
})

/** Saves a run and waits for its toast, then stops the page's clock. */
async function openWithToast({ prepare, ...visit }: Visit = {}) {
  const page = await journeys.open(pathTo('home', 'fr'), {
    ...visit,
    reducedMotion: 'no-preference',
    ownTab: true,
    async prepare(page) {
      await page.clock.install()
      await prepare?.(page)
    },
  })
  const calculator = calculatorOn(page, 'fr')
  await stopClock(page)
  async function save() {
    await calculator.submit.click()
    await runClockUntil(page, () => calculator.toast.count(), 1)
  }
  await save()
  return { page, calculator, save }
}

/** Advances the page's clock in small steps until `read` returns the expected value. */
async function runClockUntil<Value>(page: Page, read: () => Promise<Value>, expected: Value): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return read()
    })
    .toEqual(expected)
}

async function swipe(page: Page, toast: Locator, distance: number): Promise<void> {
  const { x, y } = (await toast.boundingBox())!
  await page.mouse.move(x + 150, y + 20)
  await page.mouse.down()
  await page.mouse.move(x + 150 + distance, y + 20, { steps: 5 })
  await page.mouse.up()
}
