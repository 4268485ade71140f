import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { languageTags } from '#i18n/locales.ts'
import { localeOf } from '#i18n/paths.ts'

export const phone = { viewport: { width: 390, height: 844 } }
export const withoutJavaScript = { javaScriptEnabled: false }

/** Returns the text of an element with plain spaces. Tests of the texts check no-break spaces. */
export async function textOf(element: Locator): Promise<string> {
  return (await element.innerText()).replace(/\s+/g, ' ').trim()
}

export function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement)
}

export function focusedId(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.id)
}

/** Marks the document. The returned function tells whether a reload has removed the mark. */
export async function detectReloads(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(document, { isFirst: true }))
  return () => page.evaluate(() => !('isFirst' in document))
}

/** Follows the link to the same page in the other language, and waits until it is on the screen: the URL comes first. */
export async function switchLanguage(page: Page, path: string): Promise<void> {
  await page.getByRole('banner').locator('a[hreflang]').click()
  await page.waitForURL(`**${path}`)
  await page.locator(`html[lang=${languageTags[localeOf(path)]}]`).waitFor()
}

/** Returns the addresses of the POST requests from now on. */
export function recordPosts(page: Page): string[] {
  const posted: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()))
  return posted
}

/** Expects that the site has left nothing in the browser. */
export async function expectNothingKept(page: Page): Promise<void> {
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
}

/** Holds the scripts of the pages back. The returned function lets them through. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { opened, open } = gate()
  await page.route('**/assets/*.js', (route) => opened.then(() => route.continue()))
  return open
}

/** Returns a promise, `opened`, that `open` resolves. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open: () => open() }
}

/** Stops the clock of a page that has one of its own, a while ahead: it may not go back. */
export async function stopClock(page: Page, millisecondsAhead = 10_000): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + millisecondsAhead)
}
