import { expect } from 'vitest'
import { hydratedMenuButton } from '../support/browser/navigation.ts'

/**
 * What each engine's driver must provide. Elements are found by selector and text. No library drives both engines:
 * Playwright works with its own builds alone, Puppeteer not with WebKit, and Selenium needs a geckodriver, which Debian
 * lacks.
 */
export interface Driver {
  goTo(url: string): Promise<unknown>
  evaluate(expression: string): Promise<unknown>
  /** waits until the element is attached, visible and not moving */
  click(selector: string, text?: string): Promise<unknown>
  fill(selector: string, value: string): Promise<unknown>
  choose(selector: string, value: string): Promise<unknown>
  pressEnter(): Promise<unknown>
  cookies(): Promise<{ name: string; value: string }[]>
  /** ends the browser */
  stop(): Promise<unknown>
}

/** Returns a visitor's actions in a tab, and expectations about its content, for any engine. */
export function tabOf(driver: Driver, origin: string) {
  /** Runs a function in the page, and returns its result. */
  const run = <Arguments extends unknown[]>(script: (...args: Arguments) => unknown, ...args: Arguments) =>
    driver.evaluate(`(${script.toString()})(...${JSON.stringify(args)})`)

  const text = (selector: string) =>
    run((one) => document.querySelector<HTMLElement>(one)?.innerText.replace(/\s/g, ' ') ?? '', selector)

  const count = (selector: string) => run((all) => document.querySelectorAll(all).length, selector)

  return {
    ...driver,
    /** Opens a path and waits until the page is hydrated. */
    async openWithScripts(path: string): Promise<void> {
      await driver.goTo(origin + path)
      await expect.poll(() => count(hydratedMenuButton)).toBe(1)
    },

    /** Waits until so many elements match. */
    async expectCount(selector: string, expected: number): Promise<void> {
      await expect.poll(() => count(selector), { message: selector }).toBe(expected)
    },

    /** Waits until the text of an element contains `part`. All white space counts as plain spaces. */
    async expectText(selector: string, part: string): Promise<void> {
      await expect.poll(() => text(selector), { message: selector }).toContain(part.replace(/\s/g, ' '))
    },
  }
}
