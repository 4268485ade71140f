import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { RunOnly, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { calculatorAnchor } from '#i18n/paths.ts'

declare global {
  interface Window {
    /** there once `axeSource` has run in the page */
    axe: typeof axe
  }
}

/** Every checked page has to load and parse this script; it is half as long as `axe.source`. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const everyRule: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
const visualRules: RunOnly = { type: 'rule', values: ['color-contrast', 'target-size'] }

/** Returns the violations that axe finds in a part of the page, each as `rule: selectors`. */
export async function violations(page: Page, part = 'html', runOnly = everyRule): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const found = await page.evaluate(
    async ([selector, rules]) => {
      // unsticks the header: axe would report the targets that it covers at this scroll position
      const unstuck = new CSSStyleSheet()
      unstuck.replaceSync('header { position: static !important }')
      document.adoptedStyleSheets.push(unstuck)
      const options: RunOptions = { runOnly: rules, resultTypes: ['violations'] }
      const result = await window.axe.run(selector, options)
      document.adoptedStyleSheets.pop()
      return result.violations
    },
    [part, runOnly] as const,
  )
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Holds the protocols and their result. tests/journeys/pages/accessibility.test.ts checks the rest of the page. */
export const calculatorSelector = `#${calculatorAnchor}`

/**
 * Expects no violation on a wide screen in light colours. On a phone in dark colours, checks only the rules of contrast
 * and target size, because no other results differ. Expects different names of forms, because screen readers list
 * them by name.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const forms = (await namesOfForms(page)).filter(Boolean)
  expect(forms, page.url()).toEqual([...new Set(forms)])
  await onOtherScreens(page, async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await violations(page, part), `${page.url()}, wide, light`).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await violations(page, part, visualRules), `${page.url()}, phone, dark`).toEqual([])
  })
}

/** Expects no horizontal overflow on a small phone, at 200 % zoom, on a small desktop, and with text at 200 %. */
export async function expectToFit(page: Page): Promise<void> {
  await onOtherScreens(page, async () => {
    await expectNoOverflow(page, [320, 640, 1024])
    const settings = await page.context().newCDPSession(page)
    await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    await expectNoOverflow(page, [320, 390, 1280], 'text at 200 %')
    await settings.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
    await settings.detach()
  })
}

/** Expects no horizontal overflow at each width, in px. Leaves the page at the last one. */
export async function expectNoOverflow(page: Page, widths: number[], settings = 'usual text'): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.scrollingElement!
      return Math.max(0, scrollWidth - clientWidth)
    })
    expect(overflow, `${page.url()}, ${width} px wide, ${settings}`).toBe(0)
  }
}

/** Does something that changes the size and the colours of the screen, then restores them. */
async function onOtherScreens(page: Page, work: () => Promise<void>): Promise<void> {
  const viewport = page.viewportSize()!
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  try {
    await work()
  } finally {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' })
  }
}

function namesOfForms(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.forms].map((form) => {
      const heading = document.getElementById(form.getAttribute('aria-labelledby') ?? '')
      return (heading?.textContent ?? form.getAttribute('aria-label') ?? '').trim()
    }),
  )
}
