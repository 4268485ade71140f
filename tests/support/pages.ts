import type { Page } from 'playwright-core'
import { en } from '#i18n/en/messages.ts'
import { fr } from '#i18n/fr/messages.ts'

/** The texts of the interface, to find what people see by its words. */
export const texts = { fr, en }

export const phone = { viewport: { width: 390, height: 844 } }

/** Presses the button of the run's form as the page was sent, and waits for the page that answers. */
export async function postRun(page: Page, distance: string): Promise<void> {
  await page.locator('#distance').fill(distance)
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.locator('#cooper-run-form > button[type=submit]').click()
  await answered
  await page.waitForLoadState()
}

export function focusedId(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.id)
}

/** Marks the document. The returned function tells whether a reload has removed the mark. */
export async function detectReloads(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(document, { isFirst: true }))
  return () => page.evaluate(() => !('isFirst' in document))
}
