import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { locales } from '../../i18n/locales.ts'
import { pathTo } from '../../i18n/paths.ts'
import { startJourneys } from '../support/browser-fixture.ts'

const journeys = startJourneys()
const contents = { fr: 'Sur cette page', en: 'On this page' }
const wide = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

test.each(locales)('the text of an article (%s) has some 66 characters a line, at most 80', async (locale) => {
  const page = await journeys.open(pathTo('aging', locale))
  for (const width of [768, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 })
    const lines = await charactersOfLines(page)
    expect(lines.length).toBeGreaterThan(60)
    expect(lines[lines.length >> 1], `half of the lines, ${width} px wide`).toBeGreaterThan(55)
    expect(lines[lines.length >> 1], `half of the lines, ${width} px wide`).toBeLessThan(70)
    expect(lines.at(-1), `the longest line, ${width} px wide`).toBeLessThanOrEqual(80)
  }
})

test.each(locales)(
  'beside an article (%s) its contents keep in view and mark the part that is read',
  async (locale) => {
    const page = await journeys.open(pathTo('aging', locale), { viewport: wide })
    const nav = page.getByRole('navigation', { name: contents[locale] })
    const links = nav.getByRole('link')
    for (const part of ['autonomie', 'limites']) {
      await links.and(page.locator(`[href="#${part}"]`)).click()
      await expect.poll(() => nav.locator('[aria-current]').getAttribute('href')).toBe(`#${part}`)
      expect(await nav.getByText(contents[locale]).count()).toBe(1)
      const box = (await nav.boundingBox())!
      expect(box.y).toBeGreaterThan(60)
      expect(box.y + box.height).toBeLessThan(wide.height)
      expect(box.x + box.width).toBeLessThanOrEqual((await page.locator(`#${part} p`).first().boundingBox())!.x)
    }
  },
)

test.each(locales)('on a phone the contents of an article (%s) are folded up and open', async (locale) => {
  const page = await journeys.open(pathTo('aging', locale), { viewport: phone })
  const nav = page.getByRole('navigation', { name: contents[locale] })
  expect(await nav.getByRole('link').count()).toBe(0)
  await nav.getByText(contents[locale]).click()
  expect(await nav.getByRole('link').count()).toBe(8)
})

test.each(locales)('a footnote (%s) stands beside its call where there is room, and is read once', async (locale) => {
  const page = await journeys.open(pathTo('aging', locale), { viewport: wide })
  const call = page.locator('[data-footnote-ref]').first()
  const beside = page.locator('[data-note]').first()
  const [text, note] = [(await call.boundingBox())!, (await beside.boundingBox())!]
  expect(note.x).toBeGreaterThan((await page.locator('#pourquoi p').first().boundingBox())!.x + text.width)
  expect(note.x + note.width).toBeLessThanOrEqual(wide.width)
  expect(Math.abs(note.y - text.y)).toBeLessThan(60)
  expect(await beside.locator('a').count()).toBe(0)
  expect(await beside.getAttribute('aria-hidden')).toBe('true')
  await call.click()
  expect(new URL(page.url()).hash).toBe('#fn-f4')
  expect(await page.locator('#fn-f4').isVisible()).toBe(true)
  await page.setViewportSize(phone)
  expect(await beside.isVisible()).toBe(false)
})

/** Characters in each line of running text but the last ones of paragraphs, the fewest first. */
function charactersOfLines(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main section > p')]
      .flatMap((paragraph) => {
        const lines = new Map<number, number>()
        const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
        const range = document.createRange()
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          if (text.parentElement!.closest('[data-note], sup')) continue
          for (let index = 0; index < text.textContent!.length; index++) {
            range.setStart(text, index)
            range.setEnd(text, index + 1)
            const line = Math.round(range.getBoundingClientRect().bottom / 10)
            lines.set(line, (lines.get(line) ?? 0) + 1)
          }
        }
        return [...lines.values()].slice(0, -1)
      })
      .sort((one, other) => one - other),
  )
}
