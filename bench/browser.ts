import type { Browser } from 'playwright-core'
import { pathTo } from '#i18n/paths.ts'
import { launchBrowser } from '#tests/support/browser/browser.ts'
import { desktopBrowsers, findChromium } from '#tests/support/executables.ts'
import { startBuiltSite } from '#tests/support/server/built-site.ts'

const paths = [pathTo('home', 'fr'), pathTo('measure', 'fr'), pathTo('understand', 'fr')]

/** A common phone. Source of the CPU and network throttling: Lighthouse's slow 4G. */
const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const processor = { rate: 4 }
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: -1 }

/** What one visit measured: times in milliseconds, sizes in compressed bytes. */
interface Visit {
  firstPaint: number
  /** total blocking time from the first paint until the page is idle: the part over 50 ms of each long task */
  blocked: number
  /** when the form is hydrated, plus the time from a press of its button to the result */
  result: number
  scripts: number
}

/** Runs in the page before its own scripts: records long tasks and the moment of hydration. */
const observer = `
  globalThis.longTasks = []
  new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({ type: 'longtask' })
  requestAnimationFrame(function check() {
    const form = document.querySelector('#cooper-run-form')
    if (form && Object.keys(form).some((key) => key.startsWith('__reactProps'))) return globalThis.hydratedAt = performance.now()
    requestAnimationFrame(check)
  })`

/** Runs in the page: resolves with the measurements once the page has been idle for a second. */
const untilIdle = `new Promise((resolve) => setTimeout(function check() {
  const files = performance.getEntriesByType('resource')
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
  const ends = longTasks.map((task) => task.startTime + task.duration)
  const busyUntil = Math.max(firstPaint, ...ends, ...files.map(({ responseEnd }) => responseEnd))
  if (!(performance.now() - busyUntil > 1000)) return setTimeout(check, 200)
  const over = longTasks.map((task, i) => Math.max(0, ends[i] - Math.max(task.startTime, firstPaint) - 50))
  const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
  const scripts = files.filter(({ name }) => name.endsWith('.js')).map(({ encodedBodySize }) => encodedBodySize)
  resolve({ firstPaint, blocked: sum(over), scripts: sum(scripts) })
}))`

/**
 * Runs in the page: sends the form and resolves with the time of the first result; undefined on a page without a form.
 */
const firstResult = `globalThis.hydratedAt && new Promise((resolve) => {
  const pressed = performance.now()
  document.querySelector('#cooper-run-form > button').click()
  requestAnimationFrame(function check() {
    const shown = document.querySelector('[data-answer=cooper-run]')?.textContent.includes('ml/kg/min')
    if (shown) resolve(hydratedAt + performance.now() - pressed)
    else requestAnimationFrame(check)
  })
})`

/** Measures a page that a new visitor, with an empty cache, opens from a link of another site. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(screen)
  try {
    await context.addInitScript(observer)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', processor)
    await session.send('Network.emulateNetworkConditions', network)
    // opens the page from another origin, as most visitors do: a page of the same site would keep the browser's process
    await page.goto(`data:text/html,<a href="${url}">go</a>`)
    await Promise.all([page.waitForURL(url), page.click('a')])
    const measured = await page.evaluate<Visit>(untilIdle)
    return { ...measured, result: (await page.evaluate<number | undefined>(firstResult)) ?? NaN }
  } finally {
    await context.close()
  }
}

/** Prints how fast a phone shows three pages, for one build or for several in turn. */
export async function benchBrowser(builds: string[], visits = 8): Promise<void> {
  const stops: (() => unknown)[] = []
  try {
    const sites: { name: string; url: string }[] = []
    for (const name of builds) {
      const site = await startBuiltSite({ RATE_LIMIT_MAX: '1000000' }, name)
      stops.unshift(() => site.stop())
      sites.push({ name, url: site.url })
    }
    const browser = await launchBrowser({ executablePath: findChromium(desktopBrowsers)! })
    stops.unshift(() => browser.close())

    for (const path of paths) {
      const turns: Map<string, Visit>[] = []
      // the first turn warms up the servers and the browser, and does not count
      for (let turn = 0; turn <= visits; turn++) {
        turns[turn] = new Map()
        for (const { url } of sites) turns[turn]!.set(url, await visit(browser, url + path))
      }
      const figure = (of: (turn: Map<string, Visit>) => number, digits = 0) =>
        formatMedian(turns.slice(1).map(of), digits)
      console.table(
        sites.map(({ name, url }) => ({
          page: path,
          from: name,
          'first paint ms': figure((turn) => turn.get(url)!.firstPaint),
          'blocked ms': figure((turn) => turn.get(url)!.blocked),
          'first result ms': figure((turn) => turn.get(url)!.result),
          'scripts kB': figure((turn) => turn.get(url)!.scripts / 1000, 1),
        })),
      )
    }
  } finally {
    for (const stop of stops) await stop()
  }
}

/** Formats the median, the lowest and the highest value, as `12,400 (11,900–12,600)`. */
export function formatMedian(values: number[], digits = 0): string {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  const median = (sorted[Math.ceil(half) - 1]! + sorted[Math.floor(half)]!) / 2
  const [low, mid, high] = [sorted[0]!, median, sorted.at(-1)!].map((value) =>
    value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  )
  return `${mid} (${low}–${high})`
}
