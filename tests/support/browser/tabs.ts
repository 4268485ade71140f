import { isDeepStrictEqual } from 'node:util'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { patience } from '../patience.ts'

/** The page of one visitor, and the faults seen in it. */
export interface Tab {
  page: Page
  faults: string[]
  /** what cannot be changed later */
  settings: BrowserContextOptions
}

/** Tabs outlive a test file: a page costs 3 s of processor time in a new tab, and 0.5 s in a reused one. */
const idleTabs = new Set<Tab>()
let browser: Promise<Browser> | undefined

/** Returns a tab with these settings from an earlier test, or else a new one. */
export async function takeTab(settings: BrowserContextOptions): Promise<Tab> {
  const idle = [...idleTabs].find((tab) => isDeepStrictEqual(tab.settings, settings))
  if (!idle) return newTab(settings)
  idleTabs.delete(idle)
  return idle
}

export async function newTab(settings: BrowserContextOptions): Promise<Tab> {
  browser ??= chromium.connect(inject('browser'))
  const context = await (await browser).newContext(settings)
  context.setDefaultTimeout(120_000 * patience)
  const page = await context.newPage()
  return { page, settings, faults: collectFaults(context, settings) }
}

/** Gives a tab back for later tests, as new but for the browser's HTTP cache. */
export async function returnTab(tab: Tab): Promise<void> {
  const { page, faults } = tab
  const context = page.context()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  for (const event of ['request', 'response', 'console', 'dialog']) page.removeAllListeners(event)
  for (const other of context.pages()) if (other !== page) await other.close()
  await context.setOffline(false)
  // another origin would start a new process
  await page.goto('/healthz')
  const hasNativeClock = await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
    return String(setTimeout).includes('[native code]')
  })
  if (!hasNativeClock) throw new Error('The clock of this tab was changed, for every later page too: use openWithClock')
  await context.clearCookies()
  await page.emulateMedia({ media: null, forcedColors: null, contrast: null })
  faults.length = 0
  idleTabs.add(tab)
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
