import { expect } from 'vitest'
import type { Page } from './engine.ts'

export type Tab = ReturnType<typeof tabOf>

/** Returns a visitor's actions in a tab, and expectations about its content, for any engine. */
export function tabOf(page: Page, origin: string) {
  /** Runs a function in the page, and returns its result. */
  const run = <Arguments extends unknown[], Result>(script: (...args: Arguments) => Result, ...args: Arguments) =>
    page.evaluate(`(${script.toString()})(...${JSON.stringify(args)})`) as Promise<Awaited<Result>>

  const text = (selector: string) =>
    run((selector) => document.querySelector<HTMLElement>(selector)?.innerText.replace(/\s/g, ' ') ?? '', selector)

  const count = (selector: string) => run((selector) => document.querySelectorAll(selector).length, selector)

  return {
    ...page,
    count,
    /** Opens a path and waits until the page is hydrated: a button, which then replaces a link, opens the menu. */
    async openWithScripts(path: string): Promise<void> {
      await page.goTo(origin + path)
      await expect.poll(() => count('header button[aria-haspopup="dialog"]')).toBe(1)
    },

    /** Waits until the text of an element contains `part`. All white space counts as plain spaces. */
    async expectText(selector: string, part: string): Promise<void> {
      await expect.poll(() => text(selector), { message: selector }).toContain(part.replace(/\s/g, ' '))
    },
  }
}
