import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Builder, By, error as errors, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { ServiceBuilder } from 'selenium-webdriver/chromium.js'
import { test } from 'vitest'
import { programs, webKit } from '../support/programs.ts'
import type { Driver } from './tab.ts'
import { walkThrough } from './walk.ts'

test.skipIf(!programs.WebKit.isInstalled)('WebKit saves a run after a cut, corrects it, and deletes all', () =>
  walkThrough(startWebKit),
)

/** Errors that may be temporary, while the page changes. */
const temporaryErrors = [
  errors.ElementClickInterceptedError,
  errors.ElementNotInteractableError,
  errors.StaleElementReferenceError,
]

/** Runs in the page: returns the first visible element that contains a text, scrolled to the middle of the window. */
function firstShown(selector: string, text: string): Element | null {
  const found = [...document.querySelectorAll(selector)].find(
    (element) => element.checkVisibility() && element.textContent.includes(text),
  )
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found ?? null
}

/** Waits for an element and acts on it. Retries while the page changes. */
function whenThere(driver: WebDriver, selector: string, text: string, act: (element: WebElement) => Promise<unknown>) {
  const isDone = async () => {
    try {
      const element = await driver.executeScript<WebElement | null>(firstShown, selector, text)
      await (element && act(element))
      return element !== null
    } catch (error) {
      if (temporaryErrors.some((type) => error instanceof type)) return false
      throw error
    }
  }
  return driver.wait(isDone, 300_000, `${selector} with “${text}”`, 20)
}

/**
 * Starts WebKit, driven by Selenium. WebKitGTK has no headless mode, so it runs in the virtual display Xvfb. GTK's
 * settings turn animations off, as in the other engines.
 */
async function startWebKit(): Promise<Driver> {
  const display = spawn(webKit.display, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number]: string[] = await once(createInterface(display.stdout), 'line')
  const config = mkdtempSync(join(tmpdir(), 'vo2max-webkit-'))
  mkdirSync(join(config, 'gtk-3.0'))
  writeFileSync(join(config, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations = false\n')
  const service = new ServiceBuilder(webKit.driver)
    // works without a graphics processor, a message bus or the settings of a desktop
    .setEnvironment({
      ...process.env,
      DISPLAY: `:${number!}`,
      WAYLAND_DISPLAY: '',
      GSETTINGS_BACKEND: 'memory',
      NO_AT_BRIDGE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      XDG_CONFIG_HOME: config,
    })
    .build()
  const address = await service.start()
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: webKit.browser, args: ['--automation'] },
    })
    .build()
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 })
  return {
    goTo: (url) => driver.get(url),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    click: (selector, text = '') => whenThere(driver, selector, text, (element) => element.click()),
    fill: (selector, value) =>
      whenThere(driver, selector, '', async (element) => {
        await element.clear()
        await element.sendKeys(value)
      }),
    choose: (selector, value) => driver.findElement(By.css(`${selector} option[value="${value}"]`)).click(),
    pressEnter: () => driver.actions().sendKeys(Key.ENTER).perform(),
    cookies: () => driver.manage().getCookies(),
    async stop() {
      await driver.quit()
      await service.kill()
      display.kill()
      await once(display, 'exit')
      rmSync(config, { recursive: true, force: true })
    },
  }
}
