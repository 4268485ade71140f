import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { launchBrowser } from './browser.ts'
import { startSite, type Site } from './site.ts'

export interface Visit extends BrowserContextOptions {
  /** faults that the journey causes on purpose: each has to occur, and no other may */
  provokes?: RegExp[]
  /** runs before the page is asked for */
  prepare?: (page: Page) => Promise<unknown>
}

/** One site and one browser for the journeys of a file. Every page that it opens is watched for faults. */
export function startJourneys(env?: Record<string, string>) {
  let site: Site | undefined
  let browser: Browser | undefined
  beforeAll(async () => {
    ;[site, browser] = await Promise.all([startSite(env), launchBrowser()])
  })
  afterAll(async () => {
    await browser?.close()
    await site?.stop()
  })
  return {
    get site(): Site {
      return site!
    },

    /** Opens a path as a new visitor; motion is reduced unless asked for. The page is alive when this resolves. */
    async open(path: string, { provokes = [], prepare, ...options }: Visit = {}): Promise<Page> {
      const context = await browser!.newContext({
        baseURL: site!.url,
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
        ...options,
      })
      context.setDefaultTimeout(60_000)
      const scripted = options.javaScriptEnabled !== false
      const faults = watch(context, site!.url, scripted)
      onTestFinished(async () => {
        const seen = [...faults] // closing ends what is under way, which is no fault
        await context.close()
        expect(seen.filter((fault) => !provokes.some((provoked) => provoked.test(fault)))).toEqual([])
        expect(provokes.filter((provoked) => !seen.some((fault) => provoked.test(fault)))).toEqual([])
      })
      const page = await context.newPage()
      await prepare?.(page)
      await page.goto(path)
      if (scripted) await alive(page)
      return page
    },
  }
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
