import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'
import { startSite, type RunningSite, type Site } from './site/site.ts'

export interface Visit extends Omit<BrowserContextOptions, 'viewport'> {
  viewport?: { width: number; height: number }
  /** each has to occur, and no other may */
  expectedFaults?: RegExp[]
  /** runs before the page is asked for: routes and listeners, which end with the test */
  prepare?: (page: Page) => unknown
  /** a tab that is closed after the test, for what cannot be undone, such as a stopped clock */
  ownTab?: boolean
  /** the page's scripts do not come before the journey lets them: what is opened is the HTML alone */
  withheldScripts?: boolean
}

/** A page and what goes wrong in it. */
interface Tab {
  page: Page
  faults: string[]
}

export interface Journeys {
  readonly site: RunningSite
  open: (path: string, visit?: Visit) => Promise<Page>
}

/**
 * The tabs that no test uses at the moment, by those settings that cannot be changed, and the browser. They outlive a test
 * file: a page in a new tab costs three seconds of processor time, in a used one half a second.
 */
const idle = new Map<string, Tab[]>()
let connected: Promise<Browser> | undefined

/** Journeys on the site that all share. */
export function startJourneys(): Journeys {
  return journeysOn(() => inject('site'))
}

/** Journeys on a site of the file's own, for what others would feel. */
export function startJourneysOnOwnSite(
  env?: Record<string, string> | (() => Promise<Record<string, string>>),
): Journeys {
  let site: Site | undefined
  beforeAll(async () => {
    site = await startSite(typeof env === 'function' ? await env() : env)
  })
  afterAll(() => site?.stop())
  return journeysOn(() => site!)
}

/** Every page that is opened is watched for faults. */
function journeysOn(siteOf: () => RunningSite): Journeys {
  async function newTab(settings: BrowserContextOptions): Promise<Tab> {
    connected ??= chromium.connect(inject('browser'))
    const context = await (await connected).newContext(settings)
    context.setDefaultTimeout(60_000)
    const page = await context.newPage()
    return { page, faults: watch(context, settings) }
  }

  return {
    get site() {
      return siteOf()
    },

    /**
     * Opens a path as a new visitor; motion is reduced unless asked for. The page is hydrated when this resolves.
     * An earlier test may have used the tab; only the browser's cache of files is left of it.
     */
    async open(path, { expectedFaults = [], prepare, ownTab = false, withheldScripts = false, ...options } = {}) {
      const { viewport, colorScheme, reducedMotion, ...fixed } = { ...defaultVisit, ...options }
      const settings = { baseURL: siteOf().url, ...fixed }
      const kind = JSON.stringify(settings)
      const tab = (!ownTab && idle.get(kind)?.pop()) || (await newTab(settings))
      const { page, faults } = tab
      onTestFinished(async ({ task }) => {
        const seen = [...faults] // leaving ends what is under way, which is no fault
        if (ownTab || task.result?.state === 'fail') await page.context().close()
        else {
          await resetTab(tab)
          idle.set(kind, [...(idle.get(kind) ?? []), tab])
        }
        expect(seen.filter((fault) => !expectedFaults.some((expected) => expected.test(fault)))).toEqual([])
        expect(expectedFaults.filter((expected) => !seen.some((fault) => expected.test(fault)))).toEqual([])
      })
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme, reducedMotion })
      await prepare?.(page)
      await page.goto(path, { waitUntil: withheldScripts ? 'commit' : 'load' })
      if (options.javaScriptEnabled !== false && !withheldScripts) await waitForHydration(page)
      return page
    },
  }
}

const defaultVisit = {
  viewport: { width: 1280, height: 800 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
  // tabs are reused: a worker of one journey would answer the requests of the next
  serviceWorkers: 'block',
} satisfies BrowserContextOptions
const blocked = 'Service Worker registration blocked by Playwright'

/** Makes a tab as it was when it was new. It stays on the site: coming from another origin would start a new process. */
async function resetTab({ page, faults }: Tab): Promise<void> {
  const context = page.context()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  for (const event of ['request', 'response', 'console', 'dialog']) page.removeAllListeners(event)
  for (const other of context.pages()) if (other !== page) await other.close()
  await context.setOffline(false)
  await page.goto('/healthz')
  const hasOwnClock = await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
    return String(setTimeout).includes('[native code]')
  })
  if (!hasOwnClock) throw new Error('The clock of this tab was changed, for every later page too: open it with ownTab')
  await context.clearCookies()
  await page.emulateMedia({ media: null, forcedColors: null, contrast: null })
  faults.length = 0
}

/** A hydrated page opens its menu by a button; without JavaScript it is a link. */
export function waitForHydration(page: Page): Promise<void> {
  return page.locator('header button[aria-haspopup="dialog"]').waitFor({ state: 'attached' })
}

/** Errors, warnings and violations of the security policy (which the console shows), failed and foreign requests. */
function watch(context: BrowserContext, { baseURL, javaScriptEnabled = true }: BrowserContextOptions): string[] {
  const faults: string[] = []
  context.on('console', (message) => {
    if ((message.type() === 'error' || message.type() === 'warning') && message.text() !== blocked)
      faults.push(`console: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => faults.push(`page error: ${error.error()}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    const isAborted = reason === 'net::ERR_ABORTED' // the reader moved on to another page
    const refused = !javaScriptEnabled && request.resourceType() === 'script'
    if (!isAborted && !refused) faults.push(`failed request: ${request.url()} ${reason}`)
  })
  context.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) faults.push(`foreign request: ${request.url()}`)
  })
  return faults
}
