import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { locales, type Locale } from '../i18n/locales.ts'
import { pathTo } from '../i18n/paths.ts'
import { calculatorOn } from './support/calculator.ts'
import { startJourneys, type Visit } from './support/browser-fixture.ts'
import { messages } from './support/messages.ts'

const journeys = startJourneys()

test.each(locales)('there is one notice at most (%s): the newest', async (locale) => {
  const [saved, failed] = locale === 'fr' ? ['Calcul enregistré', 'Erreur'] : ['Calculation saved', 'Error']
  let failing = false
  const { page, calculator } = await afterSaving(locale, {
    provokes: [/status of 503/],
    prepare: (page) =>
      page.route('**/api/vo2/calculate', (route) => (failing ? route.fulfill({ status: 503 }) : route.continue())),
  })
  const titles = () => calculator.notice.allInnerTexts().then((texts) => texts.map((text) => text.split('\n')[0]))
  expect(await titles()).toEqual([saved])
  failing = true
  await calculator.submit.click()
  await until(page, titles, [failed])
  failing = false
  await calculator.submit.click()
  await until(page, titles, [saved])
})

test.each(locales)('a failure (%s) looks different from a success', async (locale) => {
  const border = (notice: Locator) => notice.evaluate((element) => getComputedStyle(element).borderColor)
  const { calculator: succeeded } = await afterSaving(locale)
  const { calculator: failed } = await afterSaving(locale, {
    provokes: [/status of 503/],
    prepare: (page) => page.route('**/api/vo2/calculate', (route) => route.fulfill({ status: 503 })),
  })
  expect(await border(failed.notice)).not.toBe(await border(succeeded.notice))
})

test.each(locales)('F8 takes the focus to the notices (%s), and Escape dismisses', async (locale) => {
  const { page, calculator } = await afterSaving(locale)
  await page.keyboard.press('F8')
  expect(await calculator.notices.evaluate((region) => region.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await calculator.notice.waitFor({ state: 'detached' })
})

test.each(locales)('the close button (%s) dismisses', async (locale) => {
  const { calculator } = await afterSaving(locale)
  await calculator.notice.getByRole('button', { name: messages[locale].result.closeNotification }).click()
  await calculator.notice.waitFor({ state: 'detached' })
})

test.each(locales)('a notice (%s) goes by itself after 5 seconds', async (locale) => {
  const { page, calculator } = await afterSaving(locale)
  await page.clock.runFor(4900)
  expect(await calculator.notice.count()).toBe(1)
  await page.clock.runFor(200)
  await calculator.notice.waitFor({ state: 'detached' })
})

test.each(locales)('a swipe to the right over 50 px (%s) dismisses, a shorter one does not', async (locale) => {
  const { page, calculator } = await afterSaving(locale)
  await swipe(page, calculator.notice, 48)
  await expect.poll(() => calculator.notice.getAttribute('data-swipe')).toBe('cancel')
  expect(await calculator.notice.getAttribute('data-state')).toBe('open')
  await swipe(page, calculator.notice, -120)
  expect(await calculator.notice.getAttribute('data-state')).toBe('open')
  await swipe(page, calculator.notice, 52)
  await calculator.notice.waitFor({ state: 'detached' })
})

test.each(locales)('where the code that saves does not arrive (%s), a plain line says so', async (locale) => {
  const page = await journeys.open(pathTo('measure', locale), {
    provokes: [/assets\/save-run-/],
    prepare: (page) => page.route('**/assets/save-run-*.js', (route) => route.abort()),
  })
  const calculator = calculatorOn(page, locale)
  await calculator.submit.click()
  await page
    .getByText(locale === 'fr' ? 'Impossible d’enregistrer le calcul.' : 'Unable to save the calculation')
    .waitFor()
  expect(await calculator.result.innerText()).toContain(locale === 'fr' ? '40,2' : '40.2')
  await expect.poll(() => calculator.submit.isEnabled()).toBe(true)
  // and again, when the reader tries once more
  await calculator.gender.selectOption('femme')
  await calculator.submit.click()
  await calculator.result
    .getByText(locale === 'fr' ? '34,2' : '34.2')
    .first()
    .waitFor()
  await expect.poll(() => calculator.submit.isEnabled()).toBe(true)
})

/** Makes a calculation and waits for its notice; from then on the page's time stands still. */
async function afterSaving(locale: Locale, { prepare, ...visit }: Visit = {}) {
  const page = await journeys.open(pathTo('home', locale), {
    ...visit,
    reducedMotion: 'no-preference',
    ownTab: true,
    prepare: async (page) => {
      await page.clock.install()
      await prepare?.(page)
    },
  })
  const calculator = calculatorOn(page, locale)
  await calculator.submit.focus() // loads the code that saves
  await calculator.notices.waitFor({ state: 'attached' })
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  await calculator.submit.click()
  await until(page, () => calculator.notice.count(), 1)
  return { page, calculator }
}

/** Lets the page's time pass in small steps until `look` answers what is expected. */
async function until<Seen>(page: Page, look: () => Promise<Seen>, expected: Seen): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return look()
    })
    .toEqual(expected)
}

async function swipe(page: Page, notice: Locator, distance: number): Promise<void> {
  const { x, y } = (await notice.boundingBox())!
  await page.mouse.move(x + 150, y + 20)
  await page.mouse.down()
  await page.mouse.move(x + 150 + distance, y + 20, { steps: 5 })
  await page.mouse.up()
}
