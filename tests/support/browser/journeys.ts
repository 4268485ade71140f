import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished } from 'vitest'
import { without } from '../executables.ts'
import { type BuiltSite, type RunningSite, startBuiltSite } from '../server/built-site.ts'
import { waitForHydration } from './navigation.ts'
import { newTab, returnTab, takeTab } from './tabs.ts'

export interface OpenOptions extends Omit<BrowserContextOptions, 'viewport'> {
  viewport?: { width: number; height: number }
  /** the faults that must occur; any other fault fails the test */
  expectedFaults?: RegExp[]
  /** runs before the page is requested; sets routes and listeners, which are removed after the test */
  prepare?: (page: Page) => unknown
  /** opens a new tab and closes it after the test, for changes that cannot be undone */
  ownTab?: boolean
  /** the test delays the page's scripts: `open` waits neither for them nor for hydration */
  delayedScripts?: boolean
}

const defaultOptions = {
  viewport: { width: 1280, height: 800 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
} satisfies BrowserContextOptions

export const phone = { viewport: { width: 390, height: 844 } } satisfies OpenOptions
export const withoutJavaScript = { javaScriptEnabled: false } satisfies OpenOptions

/** Runs journeys on the site that all test files share. */
export function startJourneys() {
  return journeysOn(() => inject('site'))
}

/** Runs journeys on a new site for this test file, for tests that would disturb others. */
export function startJourneysOnNewSite() {
  let site: BuiltSite | undefined
  beforeAll(async () => {
    site = await startBuiltSite()
  })
  afterAll(() => site?.stop())
  return journeysOn(() => site!)
}

function journeysOn(getSite: () => RunningSite) {
  beforeEach(({ skip }) => skip(...without('Chromium')))

  /**
   * Opens a path as a new visitor, by default with reduced motion, and waits until the page is hydrated. After the
   * test, fails on unexpected faults.
   */
  async function open(path: string, options: OpenOptions = {}): Promise<Page> {
    const { expectedFaults = [], prepare, ownTab = false, delayedScripts = false, ...context } = options
    const { viewport, colorScheme, reducedMotion, ...settings } = { ...defaultOptions, ...context }
    const tab = await (ownTab ? newTab : takeTab)({ baseURL: getSite().url, ...settings })
    const { page } = tab
    onTestFinished(async ({ task }) => {
      const faults = [...tab.faults] // copied first: leaving the page aborts its requests, which is no fault
      await (ownTab || task.result?.state === 'fail' ? page.context().close() : returnTab(tab))
      expect(faults.filter((fault) => !expectedFaults.some((expected) => expected.test(fault)))).toEqual([])
      expect(expectedFaults.filter((expected) => !faults.some((fault) => expected.test(fault)))).toEqual([])
    })
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme, reducedMotion })
    await prepare?.(page)
    await page.goto(path, { waitUntil: delayedScripts ? 'commit' : 'load' })
    if (settings.javaScriptEnabled !== false && !delayedScripts) await waitForHydration(page)
    return page
  }

  return {
    get site() {
      return getSite()
    },
    open,

    /** Opens a path in a tab of its own, with an installed clock: it runs on from now until the test sets it. */
    openWithClock(path: string, options: OpenOptions = {}): Promise<Page> {
      return open(path, {
        ...options,
        ownTab: true,
        async prepare(page) {
          await page.clock.install()
          await options.prepare?.(page)
        },
      })
    },
  }
}

/** Stops the installed clock of a page, a while ahead: it may not go back. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
}
