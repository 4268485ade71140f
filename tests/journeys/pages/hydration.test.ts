import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContextOptions, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import type { LastRun } from '#app/last-run.ts'
import { locales } from '#i18n/locales.ts'
import { pageIds, pagesWithForms } from '#i18n/pages.ts'
import { pathTo } from '#i18n/paths.ts'
import { calculatorOn } from '../../support/browser/calculator.ts'
import { startJourneys, waitForHydration } from '../../support/browser/journeys.ts'
import { holdScripts } from '../../support/browser/playwright.ts'
import { translate } from '../../support/browser/translator.ts'
import { launch } from '../../support/server/built-site.ts'

const journeys = startJourneys()

/** Runs `npm run dev`: only React's development build reports attributes that differ from the server's HTML. */
const folder = mkdtempSync(join(tmpdir(), 'vo2max-hydration-'))
const development = launch({ DATA_DIR: folder }, ['node', 'scripts/dev.js'])
let url: string
beforeAll(async () => {
  url = `http://127.0.0.1:${await development.port()}`
})
afterAll(async () => {
  development.signal('SIGKILL')
  await development.ended
  rmSync(folder, { recursive: true })
})

/** Opens a tab and collects React's reports of differences. */
async function openTab(visitor: BrowserContextOptions) {
  const browser = await chromium.connect(inject('browser'))
  onTestFinished(() => browser.close())
  const page = await (await browser.newContext({ baseURL: url, ...visitor })).newPage()
  // a development server compiles what a page needs at its first visit
  page.setDefaultTimeout(300_000)
  const reports: string[] = []
  const report = (text: string) => {
    if (/hydrat|did not match|didn't match/i.test(text)) reports.push(`${page.url()}: ${text}`)
  }
  page.on('console', (message) => report(message.text()))
  page.on('pageerror', (error) => report(String(error)))
  return { page, reports }
}

const lastRun: LastRun = { age: 62, gender: 'femme', weight: 61, distance: 1800, vo2max: 18.2, date: '2026-11-21' }

test('no page differs from its HTML with a last run kept, at another place and time', async () => {
  const { page, reports } = await openTab({ timezoneId: 'Asia/Tokyo', locale: 'de-DE', colorScheme: 'dark' })
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
  expect(reports).toEqual([])
})

test('no form differs from its HTML for a new visitor, nor does a posted one', async () => {
  const { page, reports } = await openTab({ timezoneId: 'America/Toronto', locale: 'fr-CA' })
  for (const id of pagesWithForms) {
    await page.goto(pathTo(id, 'fr'))
    await waitForHydration(page)
  }
  const { distance, post } = calculatorOn(page, 'fr')
  for (const metres of ['2267', '9']) {
    await page.route('**/*.tsx*', (route) => route.abort())
    await page.goto(pathTo('measure', 'fr'))
    await distance.fill(metres)
    await page.unroute('**/*.tsx*')
    await post()
    await waitForHydration(page)
  }
  expect(reports).toEqual([])
})

test('a page translated before its scripts come works', async () => {
  let sendScripts = () => {}
  const page = await journeys.open(pathTo('measure', 'fr'), {
    ownTab: true,
    delayedScripts: true,
    // React reports that the page differs from its HTML
    expectedFaults: [/Minified React error #418/],
    async prepare(page) {
      sendScripts = await holdScripts(page)
    },
  })
  await page.locator('footer').waitFor()
  await translate(page)
  sendScripts()
  await waitForHydration(page)
  const { send, answer } = calculatorOn(page, 'fr')
  await send('2267')
  await answer.getByText('37,4').first().waitFor()
})
