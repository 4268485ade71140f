import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startJourneys } from '../support/browser-fixture.ts'

const journeys = startJourneys()
const article = '/blog/vo2-vieillissement'
const contents = 'Sur cette page'
const wide = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

test('the text of an article has some 66 characters a line, at most 80', async () => {
  const page = await journeys.open(article)
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const lines = await charactersOfLines(page)
    expect(lines.length).toBeGreaterThan(10)
    expect(lines[lines.length >> 1], `half of the paragraphs, ${width} px wide`).toBeGreaterThan(55)
    expect(lines[lines.length >> 1], `half of the paragraphs, ${width} px wide`).toBeLessThan(70)
    expect(lines.at(-1), `the widest paragraph, ${width} px wide`).toBeLessThanOrEqual(80)
  }
})

test('an article’s contents stand under its top where there is room for them, and lead to its parts', async () => {
  const page = await journeys.open(article, { viewport: wide })
  const nav = page.getByRole('navigation', { name: contents })
  expect(await nav.getByRole('link').count()).toBe(8)
  const [box, first] = [(await nav.boundingBox())!, (await page.locator('#pourquoi').boundingBox())!]
  expect(box.y + box.height).toBeLessThanOrEqual(first.y)
  expect(box.height).toBeLessThan(120)
  await nav.locator('[href="#autonomie"]').click()
  await expect.poll(async () => (await page.locator('#autonomie h2').boundingBox())!.y).toBeLessThan(wide.height / 2)
})

test('a figure stands beside the text of its section on a wide screen, and before it on a phone', async () => {
  const page = await journeys.open(article, { viewport: wide })
  const boxes = async () => [
    (await page.locator('#autonomie figure').boundingBox())!,
    (await page.locator('#autonomie > p').first().boundingBox())!,
  ]
  const [figure, text] = await boxes()
  expect(figure!.x).toBeGreaterThan(text!.x + text!.width)
  expect(Math.abs(figure!.y - text!.y)).toBeLessThan(40)

  await page.setViewportSize(phone)
  const [above, below] = await boxes()
  expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y)
})

test('a footnote’s call leads to it; on a phone the contents are folded', async () => {
  const page = await journeys.open(article, { viewport: phone })
  await page.locator('#pourquoi [data-footnote-ref]').first().click()
  expect(new URL(page.url()).hash).toBe('#fn-f4')
  expect(await page.locator('#fn-f4').isVisible()).toBe(true)

  const nav = page.getByRole('navigation', { name: contents })
  expect(await nav.getByRole('link').count()).toBe(0)
  await nav.getByText(contents).click()
  expect(await nav.getByRole('link').count()).toBe(8)
})

test('on paper a page keeps its content and leaves out the way around; the calculator is filled in by hand', async () => {
  const page = await journeys.open('/', { colorScheme: 'dark' })
  await page.emulateMedia({ media: 'print' })
  for (const field of ['#age', '#gender', '#weight', '#distance'])
    expect(await page.locator(field).evaluate((control) => getComputedStyle(control).color)).toBe('rgba(0, 0, 0, 0)')
  for (const path of ['/', '/outils', article]) {
    await page.goto(path)
    for (const part of ['banner', 'contentinfo', 'navigation'] as const)
      expect(await page.getByRole(part).count(), `${part} of ${path}`).toBe(0)
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    expect(await page.locator('main p').first().isVisible()).toBe(true)
    // not a grid: browsers move whole rows of a grid to the next sheet, and would leave the first one half empty
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('main')!).display)).toBe('block')
    // dark letters on white paper
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
  }
})

/** Returns the characters per line of each longer paragraph, in ascending order. */
function charactersOfLines(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main section > p')]
      .map((paragraph) => {
        const lines = Math.round(paragraph.clientHeight / parseFloat(getComputedStyle(paragraph).lineHeight))
        return lines > 2 ? paragraph.textContent.length / lines : 0
      })
      .filter((length) => length > 0)
      .sort((one, other) => one - other),
  )
}
