import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { violations } from './axe.ts'

const looks = [
  { screen: 'wide', size: { width: 1280, height: 800 }, colorScheme: 'light' },
  { screen: 'phone', size: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const

/**
 * Every rule on each screen and in each colour scheme: no scheme changes the order, and no screen the colours.
 * Forms have names, and no two the same, folded ones too: screen readers list them by their names.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const forms = await namesOfForms(page)
  expect(forms).toEqual([...new Set(forms)].filter(Boolean))
  for (const { screen, size, colorScheme } of looks) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    expect(await violations(page), `${screen}, ${colorScheme}`).toEqual([])
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

function namesOfForms(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.forms].map((form) => {
      const heading = document.getElementById(form.getAttribute('aria-labelledby') ?? '')
      return (heading?.textContent ?? form.getAttribute('aria-label') ?? '').trim()
    }),
  )
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement!
    return Math.max(0, scrollWidth - clientWidth)
  })
}
