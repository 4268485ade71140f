import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'

/** A common phone, on which everything takes four times as long as here. */
const screen = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const cpuSlowdown = 4

/** Of the network, milliseconds there and back, and what comes in. Source: Lighthouse's slow 4G. */
export const roundTrip = 150
export const bitsPerSecond = 1_600_000

const watchPage = readFileSync(new URL('watch-page.js', import.meta.url), 'utf8')

/** What one visit saw: milliseconds, but for `shifts`, which has no unit. */
export interface Visit {
  firstPaint: number
  largestPaint: number
  /** of tasks longer than 50 ms, what is over 50 ms, from the first paint until the page is at rest */
  blocked: number
  /** how much of the screen moved, times how far */
  shifts: number
  load: number
  /** of the answers until the page is at rest, with 300 for the headers of each, as browsers count */
  bytes: number
  /** from tapping the button to the number painted, once the page is hydrated; NaN for a page without scripts or button */
  tapToResult: number
}

/** What bench/browser/watch-page.js reports, one after the other. */
interface PageReport {
  atRest: Omit<Visit, 'blocked' | 'tapToResult'> & { longTasks: { startTime: number; duration: number }[] }
  /** where it is on the screen, and when its page was asked for */
  button: { x: number; y: number; pageStart: number }
  tappedAt: number
  shownAt: number
}

/** Waits until a page is at rest, and then asks for a result if the page can give one by itself. */
export async function visit(browser: Browser, url: string, givesResult: boolean): Promise<Visit> {
  return onPhone(browser, false, async (page) => {
    const [{ longTasks, ...figures }, button] = await Promise.all([
      reported(page, 'atRest'),
      givesResult ? reported(page, 'button') : undefined,
      page.goto(url, { waitUntil: 'commit' }),
    ])
    const blocked = longTasks
      .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, figures.firstPaint) - 50)
      .reduce((sum, over) => sum + Math.max(0, over), 0)
    const times = button && (await tap(page, button))
    return { ...figures, blocked, tapToResult: times ? times.shownAt - times.tappedAt : NaN }
  })
}

/** Milliseconds from asking for the page to its result painted, for somebody who taps the button as soon as it is there. */
export async function timeToFirstResult(browser: Browser, url: string): Promise<number> {
  return onPhone(browser, true, async (page) => {
    const [button] = await Promise.all([reported(page, 'button'), page.goto(url, { waitUntil: 'commit' })])
    const { shownAt } = await tap(page, button)
    return shownAt - button.pageStart
  })
}

/** Before the scripts run, the result is another page. */
async function tap(page: Page, { x, y }: PageReport['button']): Promise<Pick<PageReport, 'tappedAt' | 'shownAt'>> {
  const [tappedAt, shownAt] = await Promise.all([
    reported(page, 'tappedAt'),
    reported(page, 'shownAt'),
    page.touchscreen.tap(x, y),
  ])
  return { tappedAt, shownAt }
}

async function reported<Name extends keyof PageReport>(page: Page, name: Name): Promise<PageReport[Name]> {
  const message = await page.waitForEvent('console', (message) => message.text().startsWith(`{"${name}":`))
  return (JSON.parse(message.text()) as PageReport)[name]
}

/** A new visitor, with nothing in the cache. */
async function onPhone<Result>(
  browser: Browser,
  isHurried: boolean,
  look: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(screen)
  try {
    await context.addInitScript(`const isHurried = ${isHurried}\n${watchPage}`)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: roundTrip,
      downloadThroughput: bitsPerSecond / 8,
      uploadThroughput: -1,
    })
    return await look(page)
  } finally {
    await context.close()
  }
}
