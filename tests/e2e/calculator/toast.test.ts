import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { toastMilliseconds } from '../../../domain/published-constants.ts'
import { pathTo } from '../../../i18n/paths.ts'
import { calculatorOn, gate, isOnScreen, messages } from '../support/calculator.ts'
import { startJourneys, waitForHydration, type Visit } from '../support/browser-fixture.ts'
import { savedRecords } from '../support/records.ts'

const journeys = startJourneys()
const { result } = messages.fr
const smallScreens = [
  [844, 390],
  [667, 375],
  [320, 640],
] as const

test('one toast at most stands at the lower left, or at the lower edge of a phone; a press leads to the answer, which neither it nor the header covers; a failure looks different from a success', async () => {
  const [saved, failed] = [
    'Calcul enregistré Votre résultat a bien été enregistré',
    'Erreur Impossible d’enregistrer le calcul.',
  ]
  let failing = false
  const { page, calculator, save } = await openWithToast({
    expectedFaults: [/status of 500/],
    prepare: (page) =>
      page.route('**/api/vo2/calculate', (route) =>
        failing ? route.fulfill({ status: 500, json: { status: 500 } }) : route.continue(),
      ),
  })
  const titles = () => calculator.toast.allInnerTexts().then((texts) => texts.map((text) => text.split('\n')[0]))
  const border = () => calculator.toast.evaluate((element) => getComputedStyle(element).borderColor)
  expect(await titles()).toEqual([saved])
  const resultTexts = calculator.result.locator('p').filter({ hasText: /^40,2|Bon|percentile pour/ })
  const settings = await page.context().newCDPSession(page)
  for (const [width, height, standard] of [
    [1280, 800, 16],
    [390, 844, 16],
    // text at 200 %
    [390, 844, 32],
  ] as const) {
    await page.setViewportSize({ width, height })
    await settings.send('Page.setFontSizes', { fontSizes: { standard } })
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await save()
    await expect.poll(async () => (await calculator.result.boundingBox())!.y).toBeLessThan(100)
    expect(await isOnScreen(page, '[data-result] p:has-text("40,2") >> nth=0')).toBe(true)
    const toast = (await calculator.toast.boundingBox())!
    const header = (await page.getByRole('banner').boundingBox())!
    expect(header.y + header.height).toBeLessThan(0.15 * height)
    expect([toast.x <= 32, toast.y + toast.height >= height - 32]).toEqual([true, true])
    for (const part of await resultTexts.all()) {
      const box = (await part.boundingBox())!
      for (const other of [toast, header]) {
        const isClear =
          box.y + box.height <= other.y || box.y >= other.y + other.height || box.x >= other.x + other.width
        expect(isClear, `${width}, ${standard}: ${await part.innerText()}`).toBe(true)
      }
    }
  }

  const ofSuccess = await border()
  failing = true
  await calculator.submit.click()
  await runClockUntil(page, titles, [failed])
  expect(await border()).not.toBe(ofSuccess)
  failing = false
  await calculator.submit.click()
  await runClockUntil(page, titles, [saved])
})

test('a toast goes by itself after the seconds promised, by its button, by F8 and Escape, and by a swipe to the right over 50 px', async () => {
  const { page, calculator, save } = await openWithToast()
  const { toast, toastArea } = calculator
  await page.clock.runFor(toastMilliseconds - 100)
  expect(await toast.count()).toBe(1)
  await page.clock.runFor(200)
  await toast.waitFor({ state: 'detached' })

  await save()
  await toast.getByRole('button', { name: messages.fr.toasts.close }).click()
  await toast.waitFor({ state: 'detached' })

  await save()
  await page.keyboard.press('F8')
  expect(await toastArea.evaluate((region) => region.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await toast.waitFor({ state: 'detached' })

  await save()
  await swipe(page, toast, 48)
  await expect.poll(() => toast.getAttribute('data-swipe')).toBe('cancel')
  expect(await toast.getAttribute('data-state')).toBe('open')
  await swipe(page, toast, -120)
  expect(await toast.getAttribute('data-state')).toBe('open')
  await swipe(page, toast, 52)
  await toast.waitFor({ state: 'detached' })
})

test('if its code fails to load, a plain toast stands in: not saved, and later saved', async () => {
  const { toasts, result } = messages.fr
  const page = await journeys.open(pathTo('measure', 'fr'), {
    expectedFaults: [/assets\/toasts-/, /vo2\/calculate/],
    prepare: async (page) => {
      // many browsers never retry a script whose import has failed
      await page.route(/assets\/toasts-/, (route) => route.abort('internetdisconnected'))
      await page.route('**/api/vo2/calculate', (route) => route.abort('internetdisconnected'))
    },
  })
  const calculator = calculatorOn(page, 'fr')
  await calculator.submit.click()
  const toast = page.getByRole('note')
  await toast.getByText(toasts.pending.text).waitFor()
  await calculator.result.getByText(result.save.pending).waitFor()
  expect(await calculator.result.innerText()).toContain('40,2')
  await page.unroute('**/api/vo2/calculate')
  await page.evaluate(() => void window.dispatchEvent(new Event('online')))
  await toast.getByText(toasts.saved.title).waitFor()
  await calculator.result.getByText(result.save.pending).waitFor({ state: 'detached' })
  expect(await savedRecords(journeys.site, page.context())).toHaveLength(1)
})

test('a failed save is shown by the destructive toast and one that waits by a notice, complete on small screens, and by a line that stays', async () => {
  const { toasts } = messages.fr
  let status = 0
  const page = await journeys.open(pathTo('home', 'fr'), {
    expectedFaults: [/status of|ERR_FAILED/],
    prepare: (page) =>
      page.route('**/api/vo2/calculate', (route) =>
        status ? route.fulfill({ status, json: { status, reason: 'full' } }) : route.abort(),
      ),
  })
  const calculator = calculatorOn(page, 'fr')
  for (const [nextStatus, line, kind] of [
    [500, result.save.failed, 'failed'],
    [503, result.save.pending, 'pending'],
    [409, result.save.full, 'failed'],
    [400, result.versionSkewText, 'failed'],
    [0, result.save.pending, 'pending'],
  ] as const) {
    status = nextStatus
    await calculator.submit.click()
    await calculator.result.getByText(line).waitFor()
    await calculator.toast.getByText(toasts[kind].text, { exact: true }).waitFor()
    expect(await calculator.toast.getAttribute('data-kind')).toBe(kind)
    // a retry may succeed, unless the server refused the entry itself
    expect(await calculator.retry.count()).toBe(status === 409 || status === 400 ? 0 : 1)
  }
  for (const [width, height] of smallScreens) {
    await page.setViewportSize({ width, height })
    const notice = (await calculator.toast.boundingBox())!
    for (const text of [toasts.pending.title, toasts.pending.text]) {
      const box = (await calculator.toast.getByText(text, { exact: true }).boundingBox())!
      expect([box.x >= 0, box.x + box.width <= width, box.y >= notice.y, box.y + box.height <= height]).not.toContain(
        false,
      )
      expect(box.height).toBeGreaterThan(14)
    }
  }
})

test('a save outlives its page: its toast shows on the next, and on the one after', async () => {
  const { pageNames } = messages.fr
  const save = gate()
  const page = await journeys.open(pathTo('home', 'fr'), {
    ownTab: true,
    prepare: async (page) => {
      await page.clock.install()
      await page.route('**/api/vo2/calculate', (route) => save.opened.then(() => route.continue()))
    },
  })
  const calculator = calculatorOn(page, 'fr')
  await calculator.submit.click()
  await page
    .locator(`main [href^="${pathTo('understand', 'fr')}"]`)
    .first()
    .click()
  await page.waitForURL(`**${pathTo('understand', 'fr')}*`)
  await waitForHydration(page)
  expect(await calculator.toast.count()).toBe(0)
  // stops the clock, so that the toast does not expire while a busy machine loads the next page
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + toastMilliseconds)
  save.open()
  await runClockUntil(page, () => calculator.toast.count(), 1, 2)
  await menuOf(page).getByRole('link', { name: pageNames.tools }).click()
  const heading = () => page.getByRole('heading', { level: 1 }).innerText()
  await runClockUntil(page, heading, 'Montres et applications pour le VO2max', 2)
  expect(await calculator.toast.count()).toBe(1)
})

test('F8 reaches the area on a page of text too', async () => {
  const page = await journeys.open(pathTo('terms', 'fr'))
  const { toastArea } = calculatorOn(page, 'fr')
  expect(await toastArea.count()).toBe(0)
  await page.keyboard.press('F8')
  await expect.poll(() => toastArea.evaluate((region) => region.contains(document.activeElement))).toBe(true)
})

function menuOf(page: Page): Locator {
  return page.getByRole('banner').getByRole('navigation')
}

/** Saves a run and waits for its toast, then stops the page's clock. */
async function openWithToast({ prepare, ...visit }: Visit = {}) {
  const page = await journeys.open(pathTo('home', 'fr'), {
    ...visit,
    reducedMotion: 'no-preference',
    ownTab: true,
    prepare: async (page) => {
      await page.clock.install()
      await prepare?.(page)
    },
  })
  const calculator = calculatorOn(page, 'fr')
  await calculator.submit.focus() // loads the code that saves
  await calculator.toastArea.waitFor({ state: 'attached' })
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + toastMilliseconds)
  async function save() {
    await calculator.submit.click()
    await runClockUntil(page, () => calculator.toast.count(), 1)
  }
  await save()
  return { page, calculator, save }
}

/** Advances the page's clock in steps of `step` ms until `read` returns the expected value. */
async function runClockUntil<Value>(page: Page, read: () => Promise<Value>, expected: Value, step = 20): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(step)
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
