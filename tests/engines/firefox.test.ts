import puppeteer from 'puppeteer-core'
import { test } from 'vitest'
import { firefoxPath, without } from '../support/executables.ts'
import type { Driver } from './tab.ts'
import { walkThrough } from './walk.ts'

test('Firefox saves a run after a cut, corrects it, and deletes all', async ({ skip }) => {
  skip(...without('Firefox'))
  await walkThrough(startFirefox)
})

/** Turns off requests to Mozilla's servers, which Puppeteer's own preferences leave on. */
const preferencesWithoutNetwork = {
  'app.normandy.enabled': false,
  'browser.region.network.url': '',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.trr.mode': 5,
  'toolkit.telemetry.server': '',
}

/** Starts Firefox, driven by Puppeteer over WebDriver BiDi. */
async function startFirefox(): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath,
    extraPrefsFirefox: { ...preferencesWithoutNetwork, 'ui.prefersReducedMotion': 1 },
    timeout: 300_000,
    protocolTimeout: 300_000,
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(300_000)
  await page.setViewport({ width: 1280, height: 900 })
  return {
    goTo: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    click: (selector, text) => page.locator(text ? `${selector}::-p-text(${text})` : selector).click(),
    fill: (selector, value) => page.locator(selector).fill(value),
    choose: (selector, value) => page.select(selector, value),
    pressEnter: () => page.keyboard.press('Enter'),
    cookies: () => browser.cookies(),
    stop: () => browser.close(),
  }
}
