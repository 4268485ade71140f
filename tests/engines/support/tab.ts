import { expect } from 'vitest'
import type { Page } from './engine.ts'

export type Tab = ReturnType<typeof tabOf>

/** What a reader does on the site, and what they see: the same words for every engine. */
export function tabOf(page: Page, origin: string) {
  /** What a function answers in the page. */
  const run = <Arguments extends unknown[], Answer>(script: (...args: Arguments) => Answer, ...args: Arguments) =>
    page.evaluate(`(${script.toString()})(...${JSON.stringify(args)})`) as Promise<Awaited<Answer>>

  const text = (selector: string) =>
    run((selector) => document.querySelector<HTMLElement>(selector)?.innerText.replace(/\s/g, ' ') ?? '', selector)

  const count = (selector: string) => run((selector) => document.querySelectorAll(selector).length, selector)

  return {
    ...page,
    run,
    text,
    count,
    open: (path: string) => page.goTo(origin + path),

    /** Opens a path and waits until the scripts have taken the page over: without them the menu is opened by a link. */
    async openWithScripts(path: string): Promise<void> {
      await page.goTo(origin + path)
      await expect.poll(() => count('header button[aria-haspopup="dialog"]')).toBe(1)
    },

    value: (selector: string) => run((selector) => document.querySelector<HTMLInputElement>(selector)?.value, selector),

    hasFocus: (selector: string) => run((selector) => document.activeElement?.matches(selector) ?? false, selector),

    /** Waits until an element's text holds a part; any white space counts as a space. */
    async shows(selector: string, part: string): Promise<void> {
      await expect.poll(() => text(selector), { message: selector }).toContain(part.replace(/\s/g, ' '))
    },

    /** Waits until one element at least that answers to a selector is shown, or none is. */
    async expectShown(selector: string, isShown = true): Promise<void> {
      const shown = () =>
        run((selector) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility()), selector)
      await expect.poll(shown, { message: selector }).toBe(isShown)
    },
  }
}
