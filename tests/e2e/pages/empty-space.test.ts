import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addresses } from '../support/addresses.ts'
import { startJourneys } from '../support/browser-fixture.ts'

const journeys = startJourneys()

const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]
/** The greatest height of a part of the page without text or drawings, in pixels. */
const tallestGap = 240
const legalPages: readonly string[] = ['privacy', 'terms', 'legal']

const textOf = (page: Page) => page.evaluate(() => document.body.innerText)

/** Returns the gaps taller than `tallest` pixels between texts and drawings, each as `text above … text below`. */
function gapsOf(page: Page, tallest: number): Promise<string[]> {
  return page.evaluate((tallest) => {
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    const boxes = [...document.querySelectorAll('main svg, main :is(input, select), footer')].map((drawing) => ({
      name: drawing.tagName,
      box: drawing.getBoundingClientRect(),
    }))
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const range = document.createRange()
      range.selectNode(text)
      if (text.textContent!.trim()) boxes.push({ name: text.textContent!, box: range.getBoundingClientRect() })
    }
    const seen = boxes.filter(({ box }) => box.width > 1 && box.height > 1).sort((a, b) => a.box.top - b.box.top)
    let lowest = seen[0]!
    return seen.flatMap((next) => {
      const isGap = next.box.top - lowest.box.bottom > tallest
      const above = lowest
      if (next.box.bottom > lowest.box.bottom) lowest = next
      return isGap ? [`${above.name} … ${next.name}`] : []
    })
  }, tallest)
}

test.each(screens)(
  'without scripts and without scrolling no page has a large empty space, at $width px',
  async (viewport) => {
    const page = await journeys.open('/', { viewport, javaScriptEnabled: false })
    for (const { path, page: name } of addresses) {
      await page.goto(path)
      const before = await textOf(page)
      expect(await gapsOf(page, tallestGap), path).toEqual([])
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      expect(await textOf(page), path).toBe(before)
      // legal pages mark the operator's placeholders
      if (!legalPages.includes(name)) expect(await page.locator('mark').allInnerTexts(), path).toEqual([])
    }
  },
)
