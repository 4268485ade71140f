import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { launchBrowser } from './browser.ts'
import { startSite, type Site } from './site.ts'

export interface Visit extends BrowserContextOptions {
  /** faults that the journey causes on purpose: each has to occur, and no other may */
  provokes?: RegExp[]
  /** runs before the page is asked for */
  prepare?: (page: Page) => Promise<unknown>
  /** the page's scripts do not come before the journey lets them: what is opened is the HTML alone */
  withheldScripts?: boolean
}

/** A page, what goes wrong in it, and the settings of its context. */
interface Tab {
  page: Page
  faults: string[]
  settings: BrowserContextOptions
}

export type Journeys = ReturnType<typeof startJourneys>

/** One site and one browser for the journeys of a file. Every page that it opens is watched for faults. */
export function startJourneys(env?: Record<string, string>) {
  let site: Site | undefined
  let browser: Browser | undefined
  /** tabs that no test uses at the moment, by their settings: opening a new tab costs more than loading a page in it */
  const idle = new Map<string, Tab[]>()
  beforeAll(async () => {
    ;[site, browser] = await Promise.all([startSite(env), launchBrowser()])
  })
  afterAll(async () => {
    await browser?.close()
    await site?.stop()
  })

  async function newTab(settings: BrowserContextOptions): Promise<Tab> {
    const context = await browser!.newContext({ baseURL: site!.url, ...settings })
    context.setDefaultTimeout(60_000)
    const faults = watch(context, site!.url, settings.javaScriptEnabled !== false)
    return { page: await context.newPage(), faults, settings }
  }

  return {
    get site(): Site {
      return site!
    },

    /**
     * Opens a path as a new visitor; motion is reduced unless asked for. The page is alive when this resolves.
     * An earlier test of the file may have used the tab; only the browser's cache of files is left of it. A visit with
     * `prepare` gets a new tab, because not everything that is prepared (a stopped clock, say) can be undone.
     */
    async open(
      path: string,
      { provokes = [], prepare, withheldScripts = false, ...options }: Visit = {},
    ): Promise<Page> {
      const settings = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', ...options } as const
      const kind = JSON.stringify(settings)
      const tab = (!prepare && idle.get(kind)?.pop()) || (await newTab(settings))
      const { page, faults } = tab
      onTestFinished(async ({ task }) => {
        const seen = [...faults] // leaving ends what is under way, which is no fault
        if (prepare || task.result?.state === 'fail') await page.context().close()
        else {
          await clear(tab)
          idle.set(kind, [...(idle.get(kind) ?? []), tab])
        }
        expect(seen.filter((fault) => !provokes.some((provoked) => provoked.test(fault)))).toEqual([])
        expect(provokes.filter((provoked) => !seen.some((fault) => provoked.test(fault)))).toEqual([])
      })
      await prepare?.(page)
      await page.goto(path, { waitUntil: withheldScripts ? 'commit' : 'load' })
      if (options.javaScriptEnabled !== false && !withheldScripts) await alive(page)
      return page
    },
  }
}

/** Makes a tab as it was when it was new. It stays on the site: coming from another origin would start a new process. */
async function clear({ page, faults, settings }: Tab): Promise<void> {
  const context = page.context()
  await page.unrouteAll()
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.goto('/healthz')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await context.clearCookies()
  await page.setViewportSize(settings.viewport!)
  await page.emulateMedia({
    media: null,
    colorScheme: settings.colorScheme ?? 'light',
    reducedMotion: settings.reducedMotion!,
  })
  faults.length = 0
}

/** Without JavaScript the menu is opened by a link; a page that is alive has a button in its place. */
export function alive(page: Page): Promise<void> {
  return page.locator('header button[aria-haspopup="dialog"]').waitFor({ state: 'attached' })
}

/** Errors, warnings and violations of the security policy (which the console shows), failed and foreign requests. */
function watch(context: BrowserContext, origin: string, scripted: boolean): string[] {
  const faults: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      faults.push(`console: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => faults.push(`page error: ${error.error()}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    const leftBehind = reason === 'net::ERR_ABORTED' // the reader moved on to another page
    const refused = !scripted && request.resourceType() === 'script'
    if (!leftBehind && !refused) faults.push(`failed request: ${request.url()} ${reason}`)
  })
  context.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`)) faults.push(`foreign request: ${request.url()}`)
  })
  return faults
}
