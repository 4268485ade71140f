import type { Browser } from 'playwright-core'
import { browsers, findChromium, launchBrowser } from '../tests/e2e/support/browser.ts'
import { startSite } from '../tests/e2e/support/site/site.ts'
import { pathTo } from '../i18n/paths.ts'

const paths = [pathTo('home', 'fr'), pathTo('measure', 'fr'), pathTo('understand', 'fr')]

/** A common phone. Source of its processor and its network: Lighthouse's slow 4G. */
const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const processor = { rate: 4 }
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: -1 }

/** Milliseconds, and bytes as they travel. */
interface Visit {
  firstPaint: number
  /** of tasks longer than 50 ms, what is over 50 ms, from the first paint until the page is at rest */
  blocked: number
  /** when React answers the form, and how long the first answer then takes */
  result: number
  scripts: number
}

/** What runs in the page before its own scripts. */
const watcher = `
  globalThis.longTasks = []
  new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({ type: 'longtask' })
  requestAnimationFrame(function look() {
    const form = document.querySelector('#cooper-run-form')
    if (form && Object.keys(form).some((key) => key.startsWith('__reactProps'))) return globalThis.alive = performance.now()
    requestAnimationFrame(look)
  })`

const untilRest = `new Promise((resolve) => setTimeout(function look() {
  const files = performance.getEntriesByType('resource')
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
  const ends = longTasks.map((task) => task.startTime + task.duration)
  const busyUntil = Math.max(firstPaint, ...ends, ...files.map(({ responseEnd }) => responseEnd))
  if (!(performance.now() - busyUntil > 1000)) return setTimeout(look, 200)
  const over = longTasks.map((task, i) => Math.max(0, ends[i] - Math.max(task.startTime, firstPaint) - 50))
  const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
  const scripts = files.filter(({ name }) => name.endsWith('.js')).map(({ encodedBodySize }) => encodedBodySize)
  resolve({ firstPaint, blocked: sum(over), scripts: sum(scripts) })
}))`

const firstResult = `globalThis.alive && new Promise((resolve) => {
  const pressed = performance.now()
  document.querySelector('#cooper-run-form > button').click()
  requestAnimationFrame(function look() {
    const shown = document.querySelector('#resultat')?.textContent.includes('ml/kg/min')
    if (shown) resolve(alive + performance.now() - pressed)
    else requestAnimationFrame(look)
  })
})`

/** A new visitor, with nothing in the cache, clicks a link of another site. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(screen)
  try {
    await context.addInitScript(watcher)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', processor)
    await session.send('Network.emulateNetworkConditions', network)
    // a page of the same site would keep the browser's process, as a reader's arrival does not
    await page.goto(`data:text/html,<a href="${url}">go</a>`)
    await Promise.all([page.waitForURL(url), page.click('a')])
    const seen = await page.evaluate<Visit>(untilRest)
    return { ...seen, result: (await page.evaluate<number | undefined>(firstResult)) ?? NaN }
  } finally {
    await context.close()
  }
}

/** Prints what a reader with a phone sees of three pages, and when: of one build or of several, in turns. */
export async function benchBrowser(builds: string[], visits = 8): Promise<void> {
  const stops: (() => unknown)[] = []
  try {
    const sites: { name: string; url: string }[] = []
    for (const name of builds) {
      const site = await startSite({ RATE_LIMIT_MAX: '1000000' }, name)
      stops.unshift(() => site.stop())
      sites.push({ name, url: site.url })
    }
    const browser = await launchBrowser({ executablePath: findChromium(browsers) })
    stops.unshift(() => browser.close())

    for (const path of paths) {
      const turns: Map<string, Visit>[] = []
      // the first turn finds servers and browser cold, and does not count
      for (let turn = 0; turn <= visits; turn++) {
        turns[turn] = new Map()
        for (const { url } of sites) turns[turn]!.set(url, await visit(browser, url + path))
      }
      const figure = (of: (turn: Map<string, Visit>) => number, digits = 0) => middle(turns.slice(1).map(of), digits)
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

/** `12,400 (11,900–12,600)`: the median, the lowest and the highest. */
export function middle(values: number[], digits = 0): string {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  const median = (sorted[Math.ceil(half) - 1]! + sorted[Math.floor(half)]!) / 2
  const [low, mid, high] = [sorted[0]!, median, sorted.at(-1)!].map((value) =>
    value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  )
  return `${mid} (${low}–${high})`
}
