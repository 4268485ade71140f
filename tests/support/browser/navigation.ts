import type { Page } from 'playwright-core'
import { languageTags } from '#i18n/locales.ts'
import { localeOf } from '#i18n/paths.ts'

/** A button that opens the menu. It replaces a link once the page is hydrated. */
export const hydratedMenuButton = 'header button[aria-haspopup="dialog"]'

export function waitForHydration(page: Page): Promise<void> {
  return page.locator(hydratedMenuButton).waitFor({ state: 'attached' })
}

/** Marks the document. The returned function tells whether a reload has removed the mark. */
export async function detectReloads(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(document, { isFirst: true }))
  return () => page.evaluate(() => !('isFirst' in document))
}

/**
 * Follows the link to the same page in the other language, and waits until it is on the screen: the URL comes first.
 */
export async function switchLanguage(page: Page, path: string): Promise<void> {
  await page.getByRole('banner').locator('a[hreflang]').click()
  await page.waitForURL(`**${path}`)
  await page.locator(`html[lang=${languageTags[localeOf(path)]}]`).waitFor()
}
