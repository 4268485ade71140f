import { launchBrowser } from '../../support/browser.ts'
import type { Engine } from './engine.ts'

/** Chromium, by Playwright. */
export async function startChromium(): Promise<Engine> {
  const browser = await launchBrowser()
  return {
    async open() {
      const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } })
      const page = await context.newPage()
      const find = (selector: string, text = '') =>
        page.locator(selector, { hasText: text }).filter({ visible: true }).first()
      return {
        goTo: (url) => page.goto(url),
        evaluate: (expression) => page.evaluate(expression),
        resize: (width, height) => page.setViewportSize({ width, height }),
        click: (selector, text) => find(selector, text).click(),
        clickAt: (x, y) => page.mouse.click(x, y),
        fill: (selector, value) => find(selector).fill(value),
        choose: (selector, value) => find(selector).selectOption(value),
        press: (key) => page.keyboard.press(key),
        cookies: () => context.cookies(),
        close: () => context.close(),
      }
    },
    stop: () => browser.close(),
  }
}
