import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { RunOnly, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { calculatorAnchor } from '../../../i18n/pages.ts'

/** Half as long as `axe.source`, which every page that is looked at has to be sent and has to read. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const everyRule: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
const rulesOfLooks: RunOnly = { type: 'rule', values: ['color-contrast', 'target-size'] }

/** Returns what axe finds wrong with a part of the page: rule, then places. */
export async function violations(page: Page, part = 'html', runOnly = everyRule): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  // a sticky header covers other targets at some places of the page, which a reader scrolls away
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).position === 'sticky') element.style.position = 'static'
  })
  const found = await page.evaluate(
    ({ part, options }) => (globalThis as unknown as { axe: typeof axe }).axe.run(part, options),
    { part, options: { runOnly, resultTypes: ['violations'] } satisfies RunOptions },
  )
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[style*="position: static"]'))
      element.style.removeProperty('position')
  })
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Where the tests and their answer stand: the rest of their page is looked at once, in tests/e2e/pages/accessibility.test.ts. */
export const card = `#${calculatorAnchor}`

/**
 * Every rule on a wide screen, and on a dark phone those of colours and sizes, which alone differ there.
 * Forms have names, and no two the same, folded ones too: screen readers list them by their names.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const forms = await namesOfForms(page)
  expect(forms).toEqual([...new Set(forms)].filter(Boolean))
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await violations(page, part), 'wide, light').toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violations(page, part, rulesOfLooks), 'phone, dark').toEqual([])
}

/** Nothing is wider than the screen: on a small phone, at 200 % zoom, on a small desk, with text twice as large. */
export async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 640, 1024]) {
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
