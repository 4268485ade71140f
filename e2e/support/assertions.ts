import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { violations } from './axe.ts'

const wide = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

/**
 * The languages differ in their words and in nothing else, so they share the looks: every state of a page is seen in both
 * languages, on both screens and in both schemes, and each screen in each scheme.
 */
const looks = {
  fr: [
    { viewport: wide, colorScheme: 'light' },
    { viewport: phone, colorScheme: 'dark' },
  ],
  en: [
    { viewport: wide, colorScheme: 'dark' },
    { viewport: phone, colorScheme: 'light' },
  ],
} as const

/** No violation of any rule. A journey that asks this does so in both languages. */
export async function expectAccessible(page: Page): Promise<void> {
  const language = await page.evaluate(() => document.documentElement.lang)
  for (const { viewport, colorScheme } of looks[language.startsWith('fr') ? 'fr' : 'en']) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    expect(await violations(page), `${viewport.width} px wide, ${colorScheme}`).toEqual([])
  }
}

/** Nothing is wider than the screen: on a small phone, at 200 % zoom, on screens between, with text twice as large. */
export async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 390, 640, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflow(page), `${width} px wide`).toBe(0)
  }
  const settings = await page.context().newCDPSession(page)
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflow(page), `text at 200 %, ${width} px wide`).toBe(0)
  }
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  await settings.detach()
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement!
    return Math.max(0, scrollWidth - clientWidth)
  })
}
