import { chromium, type BrowserContextOptions, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import type { StoredProgram } from '../../../app/program/stored-program.ts'
import { defaultRun } from '../../../domain/protocols/cooper-run/cooper-run.ts'
import { locales } from '../../../i18n/locales.ts'
import { pageIds, pagesWithForms } from '../../../i18n/pages.ts'
import { pathTo } from '../../../i18n/paths.ts'
import { startJourneys, waitForHydration } from '../support/browser-fixture.ts'
import { calculatorOn, gate, postForm } from '../support/calculator.ts'
import { launch } from '../support/site/site.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'

const journeys = startJourneys()

/** Runs `npm run dev`: only React's development build reports attributes that differ from the server's HTML. */
const folder = mkdtempSync(join(tmpdir(), 'vo2max-hydration-'))
const development = launch({ DATA_DIR: folder }, ['node', '--import', 'tsx', 'scripts/dev.ts'])
let url: string
beforeAll(async () => {
  url = `http://127.0.0.1:${await development.port()}`
})
afterAll(async () => {
  development.signal('SIGKILL')
  await development.ended
  rmSync(folder, { recursive: true })
})

/** Opens a tab and collects React's reports of hydration mismatches. */
async function openTab(visitor: BrowserContextOptions) {
  const browser = await chromium.connect(inject('browser'))
  onTestFinished(() => browser.close())
  const page = await (await browser.newContext(visitor)).newPage()
  // a development server compiles what a page needs at its first visit
  page.setDefaultNavigationTimeout(90_000)
  const reports: string[] = []
  const report = (text: string) => {
    if (/hydrat|did not match|didn't match/i.test(text)) reports.push(`${page.url()}: ${text}`)
  }
  page.on('console', (message) => report(message.text()))
  page.on('pageerror', (error) => report(String(error)))
  return { page, reports }
}

const program: StoredProgram = {
  ...{ plan: 'main', start: '2026-11-23', hour: '18:30', age: 35, done: [0, 2] },
  goal: { distance: 2500, more: 100 },
}
const stored = {
  'last-runs': [
    { run: { ...defaultRun, age: 35 }, day: '2026-11-21' },
    { run: { ...defaultRun, age: 62, gender: 'femme' }, day: '2026-12-20' },
  ],
  'last-visit': '"2026-12-10"',
  names: { '1': 'A' },
  program,
  units: 'lb in',
}

test('no page differs from the server’s HTML, in another time zone, at a later date, with persisted state on the device', async () => {
  const { page, reports } = await openTab({ timezoneId: 'Asia/Tokyo', locale: 'de-DE', colorScheme: 'dark' })
  await page.clock.setFixedTime('2027-01-03T23:30:00Z')
  await page.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) {
      localStorage.setItem(name, typeof value === 'string' ? value : JSON.stringify(value))
    }
  }, stored)
  for (const path of [...locales.flatMap((locale) => pageIds.map((id) => pathTo(id, locale))), '/nowhere']) {
    await page.goto(url + path)
    await waitForHydration(page)
  }
  expect(reports).toEqual([])
})

test('no page with a form differs for a new visitor, nor does the response to a posted form', async () => {
  const { page, reports } = await openTab({ timezoneId: 'America/Toronto', locale: 'fr-CA' })
  for (const path of pagesWithForms.map((id) => pathTo(id, 'fr'))) {
    await page.goto(url + path)
    await waitForHydration(page)
  }
  for (const distance of ['2267', '9']) {
    await page.route('**/*.tsx*', (route) => route.abort())
    await page.goto(url + pathTo('measure', 'fr'))
    await calculatorOn(page, 'fr').distance.fill(distance)
    await page.unroute('**/*.tsx*')
    await postForm(page)
    await waitForHydration(page)
  }
  expect(reports).toEqual([])
})

/** Wraps every text in a `font` element, as the translation of Chromium does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      if (!text.data.trim() || text.parentElement!.closest('script, style, select')) continue
      const font = document.createElement('font')
      font.textContent = `«${text.data}»`
      text.replaceWith(font)
    }
  })

test('a page that the browser translates before the scripts come still works, with what was typed', async () => {
  const scripts = gate()
  const page = await journeys.open(pathTo('measure', 'fr'), {
    ownTab: true,
    delayedScripts: true,
    // React reports that the page differs from the server's HTML
    expectedFaults: [/Minified React error #418/],
    prepare: (page) => page.route('**/assets/*.js', (route) => scripts.opened.then(() => route.continue())),
  })
  const { distance, result, submit } = calculatorOn(page, 'fr')
  await page.locator('footer').waitFor()
  await page.locator('#distance').fill('2267')
  await translate(page)
  scripts.open()
  await waitForHydration(page)
  await expect.poll(() => distance.inputValue()).toBe('2267')
  await submit.click()
  await result.getByText('37,4').first().waitFor()
})
