import { type BrowserContextOptions, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import type { LastRun } from '#app/last-run.ts'
import { locales } from '#i18n/locales.ts'
import { pageIds, pagesWithForms } from '#i18n/pages.ts'
import { pathTo } from '#i18n/paths.ts'
import { runFormOn } from '../../support/browser/calculator.ts'
import { holdScripts } from '../../support/browser/held-requests.ts'
import { startJourneys } from '../../support/browser/journeys.ts'
import { waitForHydration } from '../../support/browser/navigation.ts'
import { executables } from '../../support/executables.ts'
import { type BuiltSite, startDevelopment } from '../../support/server/built-site.ts'
import { savedCalculations } from '../../support/server/records.ts'

const journeys = startJourneys()

/** Runs `npm run dev`: only React's development build reports attributes that differ from the server's HTML. */
let development: BuiltSite | undefined
beforeAll(async () => {
  if (executables.Chromium.isInstalled) development = await startDevelopment()
})
afterAll(() => development?.stop())

/** Opens a tab, and collects the errors of its pages. */
async function openTab(visitor: BrowserContextOptions) {
  const browser = await chromium.connect(inject('browser'))
  onTestFinished(() => browser.close())
  const page = await (await browser.newContext({ baseURL: development!.url, ...visitor })).newPage()
  // a development server compiles what a page needs at its first visit
  page.setDefaultTimeout(300_000)
  const errors: string[] = []
  const report = (text: string) => errors.push(`${page.url()}: ${text}`)
  page.on('console', (message) => {
    // a refused form, and the scripts that a test holds back
    const isResponse = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isResponse) report(message.text())
  })
  page.on('pageerror', (error) => report(String(error)))
  return { page, errors }
}

const lastRun: LastRun = { age: 62, gender: 'femme', weight: 61, distance: 1800, vo2max: 18.2, date: '2026-11-21' }

test('no page differs from its HTML with a last run kept, at another place and time', async () => {
  const { page, errors } = await openTab({ timezoneId: 'Asia/Tokyo', locale: 'de-DE', colorScheme: 'dark' })
  await page.clock.setFixedTime('2027-01-03T23:30:00Z')
  await page.addInitScript((entry) => localStorage.setItem('last-run', entry), JSON.stringify(lastRun))
  // each page in one language: both have the same components
  const paths = pageIds.map((id, index) => pathTo(id, locales[index % locales.length]!))
  for (const path of paths) {
    await page.goto(path)
    await waitForHydration(page)
  }
  await page.goto(pathTo('measure', 'fr'))
  await expect.poll(() => page.locator('#cooper-run-distance').inputValue()).toBe('1800')
  expect(errors).toEqual([])
})

test('no form differs from its HTML for a new visitor, nor does a posted one', async () => {
  const { page, errors } = await openTab({ timezoneId: 'America/Toronto', locale: 'fr-CA' })
  for (const id of pagesWithForms) {
    await page.goto(pathTo(id, 'fr'))
    await waitForHydration(page)
  }
  const { distance, post, answer } = runFormOn(page, 'fr')
  for (const [metres, shown] of [
    ['2267', answer.getByRole('slider')], // hidden until the answer is hydrated
    ['9', page.locator('#cooper-run-distance-error')],
  ] as const) {
    await page.route('**', (route) => (route.request().resourceType() === 'script' ? route.abort() : route.continue()))
    await page.goto(pathTo('measure', 'fr'))
    await distance.fill(metres)
    await page.unroute('**')
    await post()
    await waitForHydration(page)
    await shown.waitFor()
  }
  expect(errors).toEqual([])
})

test('what was typed before the scripts came stays in place, and is what is saved', async () => {
  let sendScripts = () => {}
  const page = await journeys.open(pathTo('measure', 'fr'), {
    delayedScripts: true,
    async prepare(tab) {
      sendScripts = await holdScripts(tab)
    },
  })
  const { distance, submitButton, toast } = runFormOn(page, 'fr')
  await distance.fill('2267')
  const place = await submitButton.boundingBox()
  sendScripts()
  await waitForHydration(page)
  expect(await submitButton.boundingBox()).toEqual(place)
  expect(await distance.inputValue()).toBe('2267')
  await submitButton.click()
  await toast.waitFor()
  expect(await savedCalculations(journeys.site, page.context())).toMatchObject([{ distance: 2267 }])
})
