import puppeteer from 'puppeteer-core'
import { programs, type Engine } from './engine.ts'
import { journeysIn } from './journeys.ts'

journeysIn('Firefox', startFirefox)

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
async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: programs.firefox,
    extraPrefsFirefox: { ...preferencesWithoutNetwork, 'ui.prefersReducedMotion': 1 },
  })
  return {
    async open() {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ width: 1280, height: 900 })
      return {
        goTo: (url) => page.goto(url),
        evaluate: (expression) => page.evaluate(expression),
        click: (selector, text) => page.locator(text ? `${selector}::-p-text(${text})` : selector).click(),
        fill: (selector, value) => page.locator(selector).fill(value),
        choose: (selector, value) => page.select(selector, value),
        press: (key) => page.keyboard.press(key as 'Tab'),
        cookies: () => context.cookies(),
        close: () => context.close(),
      }
    },
    stop: () => browser.close(),
  }
}
