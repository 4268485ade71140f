import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished } from 'vitest'
import { patience } from '../patience.ts'
import { programs } from '../programs.ts'
import { startSite, type RunningSite, type Site } from '../server/site.ts'

export interface Visit extends Omit<BrowserContextOptions, 'viewport'> {
  viewport?: { width: number; height: number }
  /** the faults that must occur; any other fault fails the test */
  expectedFaults?: RegExp[]
  /** runs before the page is requested; sets routes and listeners, which are removed after the test */
  prepare?: (page: Page) => unknown
  /** opens a new tab and closes it after the test, for changes that cannot be undone, such as a stopped clock */
  ownTab?: boolean
  /** the test delays the page's scripts: `open` waits neither for them nor for hydration */
  delayedScripts?: boolean
}

/** A page and the faults seen in it. */
interface Tab {
  page: Page
  faults: string[]
}

export interface Journeys {
  readonly site: RunningSite
  open: (path: string, visit?: Visit) => Promise<Page>
}

/**
 * Unused tabs, by the settings that cannot be changed later. They outlive a test file: a page costs 3 s of processor
 * time in a new tab, and 0.5 s in a reused one.
 */
const idleTabs = new Map<string, Tab[]>()
let sharedBrowser: Promise<Browser> | undefined

/** Runs journeys on the site that all test files share. */
export function startJourneys(): Journeys {
  return journeysOn(() => inject('site'))
}

/** Runs journeys on a new site for this test file, for tests that would disturb others. */
export function startJourneysOnNewSite(
  env?: Record<string, string> | (() => Promise<Record<string, string>>),
): Journeys {
  let site: Site | undefined
  beforeAll(async () => {
    site = await startSite(typeof env === 'function' ? await env() : env)
  })
  afterAll(() => site?.stop())
  return journeysOn(() => site!)
}

function journeysOn(getSite: () => RunningSite): Journeys {
  beforeEach(({ skip }) => skip(!programs.Chromium.isInstalled))

  async function newTab(settings: BrowserContextOptions): Promise<Tab> {
    sharedBrowser ??= chromium.connect(inject('browser'))
    const context = await (await sharedBrowser).newContext(settings)
    context.setDefaultTimeout(120_000 * patience)
    const page = await context.newPage()
    return { page, faults: collectFaults(context, settings) }
  }

  return {
    get site() {
      return getSite()
    },

    /**
     * Opens a path as a new visitor, by default with reduced motion, and waits until the page is hydrated. After the
     * test, fails on unexpected faults. The tab may come from an earlier test, of which only the browser's HTTP cache
     * remains.
     */
    async open(path, { expectedFaults = [], prepare, ownTab = false, delayedScripts = false, ...options } = {}) {
      const { viewport, colorScheme, reducedMotion, ...fixed } = { ...defaultVisit, ...options }
      const settings = { baseURL: getSite().url, ...fixed }
      const key = JSON.stringify(settings)
      const tab = (!ownTab && idleTabs.get(key)?.pop()) || (await newTab(settings))
      const { page, faults } = tab
      onTestFinished(async ({ task }) => {
        const seen = [...faults] // copied first: leaving the page aborts its requests, which is no fault
        if (ownTab || task.result?.state === 'fail') await page.context().close()
        else {
          await resetTab(tab)
          idleTabs.set(key, [...(idleTabs.get(key) ?? []), tab])
        }
        expect(seen.filter((fault) => !expectedFaults.some((expected) => expected.test(fault)))).toEqual([])
        expect(expectedFaults.filter((expected) => !seen.some((fault) => expected.test(fault)))).toEqual([])
      })
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme, reducedMotion })
      await prepare?.(page)
      await page.goto(path, { waitUntil: delayedScripts ? 'commit' : 'load' })
      if (options.javaScriptEnabled !== false && !delayedScripts) await waitForHydration(page)
      return page
    },
  }
}

const defaultVisit = {
  viewport: { width: 1280, height: 800 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
} satisfies BrowserContextOptions

/** Restores the initial state of a tab. Stays on the site, because another origin would start a new process. */
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

/** Waits until the page is hydrated: a button, which then replaces a link, opens the menu. */
export function waitForHydration(page: Page): Promise<void> {
  return page.locator('header button[aria-haspopup="dialog"]').waitFor({ state: 'attached' })
}

/**
 * Collects errors, warnings, violations of the Content-Security-Policy, failed requests, and requests to other origins.
 */
function collectFaults(
  context: BrowserContext,
  { baseURL, javaScriptEnabled = true }: BrowserContextOptions,
): string[] {
  const faults: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      faults.push(`console: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => faults.push(`page error: ${error.error()}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    const isAborted = reason === 'net::ERR_ABORTED' // the visitor left the page
    const isBlocked = !javaScriptEnabled && request.resourceType() === 'script'
    if (!isAborted && !isBlocked) faults.push(`failed request: ${request.url()} ${reason}`)
  })
  context.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) faults.push(`foreign request: ${request.url()}`)
  })
  return faults
}
