import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { calculatorAnchor } from '../i18n/pages.ts'

/** A common phone, on which everything takes four times as long as here. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const cpuSlowdown = 4

/** What one visit saw: milliseconds, but for `shifts`, which has no unit. */
export interface Visit {
  firstPaint: number
  largestPaint: number
  /** of tasks longer than 50 ms, what is over 50 ms, from the first paint until the page is at rest */
  blocked: number
  /** how much of the screen moved, times how far */
  shifts: number
  load: number
  /** from tapping the button to the number painted, once the page is alive; NaN for a page without scripts or button */
  tapToResult: number
}

/** What bench/watch-page.js leaves in a page. */
interface Seen {
  firstPaint: number
  largestPaint: number
  longTasks: { startTime: number; duration: number }[]
  shifts: number
  tappedAt: number
  resultAt: number
}
declare const seen: Seen

export interface Visited {
  hasScripts: boolean
  hasCalculator: boolean
}

/** Waits until a page is at rest, and then asks it for a result. `atRest` is called between the two. */
export async function visit(
  browser: Browser,
  url: string,
  { hasScripts, hasCalculator }: Visited,
  atRest: () => void,
): Promise<Visit> {
  return onPhone(browser, async (page) => {
    await page.goto(url, { waitUntil: 'load' })
    // without scripts the menu is opened by a link; a page that is alive has a button in its place
    if (hasScripts) await page.locator('header button[aria-haspopup="dialog"]').waitFor({ state: 'attached' })
    await until(page, () => seen.firstPaint > 0 && seen.largestPaint > 0)
    await page.evaluate(() => new Promise((atRest) => requestIdleCallback(atRest)))
    atRest()
    const { longTasks, ...figures } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const { firstPaint, largestPaint, longTasks, shifts } = seen
      return { firstPaint, largestPaint, longTasks, shifts, load: navigation!.loadEventStart }
    })
    const blocked = longTasks
      .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, figures.firstPaint) - 50)
      .reduce((sum, over) => sum + Math.max(0, over), 0)
    return { ...figures, blocked, tapToResult: hasScripts && hasCalculator ? await tapToResult(page) : NaN }
  })
}

async function tapToResult(page: Page): Promise<number> {
  await submit(page)
  await until(page, () => seen.resultAt > 0)
  return page.evaluate(() => seen.resultAt - seen.tappedAt)
}

/** Milliseconds from asking for the page to its result painted, for somebody who taps the button as soon as it is there. */
export async function hurriedVisit(browser: Browser, url: string): Promise<number> {
  return onPhone(browser, async (page) => {
    const response = await page.goto(url, { waitUntil: 'commit' })
    await submit(page)
    // before the scripts are up, the result is another page
    await until(page, () => seen.resultAt > 0)
    const shownAt = await page.evaluate(() => performance.timeOrigin + seen.resultAt)
    return shownAt - response!.request().timing().startTime
  })
}

function submit(page: Page): Promise<void> {
  return page.locator(`#${calculatorAnchor} form[method=post] button[type=submit]`).tap()
}

/** Waits, across pages if need be. Asks now and then: every frame would be work for the phone. */
async function until(page: Page, isSo: () => boolean): Promise<void> {
  await page.waitForFunction(isSo, undefined, { polling: 100 })
}

/** A new visitor, with nothing in the cache. */
async function onPhone<Result>(browser: Browser, look: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext(phone)
  try {
    await context.addInitScript({ path: fileURLToPath(new URL('watch-page.js', import.meta.url)) })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    return await look(page)
  } finally {
    await context.close()
  }
}
