import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pathTo } from '#i18n/paths.ts'
import { runFormOn } from '../../support/browser/calculator.ts'
import { cutOnDemandScripts } from '../../support/browser/held-requests.ts'
import { startJourneys, stopClock } from '../../support/browser/journeys.ts'

const journeys = startJourneys()

test('a toast stands at the lower left, on a wide screen and on a phone', async () => {
  const { page, toast, save } = await openWithToast()
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await save()
    const box = (await toast.boundingBox())!
    expect(box.x, `from the left, ${width} px wide`).toBeLessThanOrEqual(32)
    expect(height - box.y - box.height, `from the bottom, ${width} px wide`).toBeLessThanOrEqual(32)
  }
})

test('a swipe to the right over 50 px closes a toast; a shorter one does not', async () => {
  const { page, toast } = await openWithToast()
  await toast.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  const place = await toast.boundingBox()
  for (const tooShort of [48, -120]) {
    await swipe(page, toast, tooShort)
    await expect.poll(() => toast.boundingBox(), { message: `${tooShort} px` }).toEqual(place)
  }
  await swipe(page, toast, 52)
  await toast.waitFor({ state: 'detached' })
})

test('if neither the answer nor a toast loads, an alert says that the run is not saved', async () => {
  const page = await journeys.open(pathTo('measure', 'fr'), {
    expectedFaults: [/net::ERR_CONNECTION_RESET/, /Failed to fetch dynamically imported module/],
    prepare: cutOnDemandScripts,
  })
  const { submitButton } = runFormOn(page, 'fr')
  await submitButton.click()
  await page.getByRole('alert').getByText('Impossible d’enregistrer le calcul.').waitFor()
  await submitButton.waitFor()
})

/** Saves a run and waits for its toast, with a stopped clock. */
async function openWithToast() {
  const page = await journeys.openWithClock(pathTo('home', 'fr'), { reducedMotion: 'no-preference' })
  const { submitButton, toast } = runFormOn(page, 'fr')
  await stopClock(page)
  async function save() {
    await submitButton.click()
    await runClockUntil(page, () => toast.count(), 1)
  }
  await save()
  return { page, toast, save }
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
