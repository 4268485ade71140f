import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { RunOnly, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { calculatorAnchor } from '#i18n/paths.ts'
import { launchBrowser } from './browser.ts'

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
  // unsticks the header: axe would report the targets that it covers at this scroll position
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).position === 'sticky') element.style.position = 'static'
  })
  const found = await page.evaluate(({ part, options }) => window.axe.run(part, options), {
    part,
    options: { runOnly, resultTypes: ['violations'] } satisfies RunOptions,
  })
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[style*="position: static"]'))
      element.style.removeProperty('position')
  })
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Holds the protocols and their result. tests/journeys/pages/accessibility.test.ts checks the rest of the page. */
export const calculatorPanel = `#${calculatorAnchor}`

/**
 * Expects no violation on a wide screen in light colours. On a phone in dark colours, checks only the rules of contrast
 * and target size, because no other results differ. Expects different names of forms, because screen readers list
 * them by name.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const forms = (await namesOfForms(page)).filter(Boolean)
  expect(forms).toEqual([...new Set(forms)])
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await violations(page, part), 'wide, light').toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violations(page, part, visualRules), 'phone, dark').toEqual([])
}

/** Expects no horizontal overflow on a small phone, at 200 % zoom, on a small desktop, and with text at 200 %. */
export async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 640, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflow(page), `${width} px wide`).toBe(0)
  }
  const settings = await page.context().newCDPSession(page)
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  for (const width of [320, 390, 1280]) {
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

/** Expects no horizontal overflow of pages on small phones in a browser whose smallest font has 26 px. */
export async function expectToFitSmallestFont(urls: string[]): Promise<void> {
  const browser = await launchBrowser({ args: ['--blink-settings=minimumFontSize=26'] })
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  for (const url of urls) {
    await page.goto(url)
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overflow(page), `${url}, ${width} px wide`).toBe(0)
    }
  }
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement!
    return Math.max(0, scrollWidth - clientWidth)
  })
}
