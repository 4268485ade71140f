import type { TestProject } from 'vitest/node'
import { launchBrowserServer } from './browser.ts'
import { startSite, type RunningSite } from './site.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** what all journeys share, because to start it for each file took a third of their time */
    site: RunningSite
    /** WebSocket address of the browser */
    browser: string
  }
}

/** Before any journey: starts the built site and a browser. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const [site, browser] = await Promise.all([startSite({ RATE_LIMIT_MAX: '1000000' }), launchBrowserServer()])
  project.provide('site', { url: site.url, dataDir: site.dataDir })
  project.provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await site.stop()
  }
}
