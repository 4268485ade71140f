import { execFileSync } from 'node:child_process'
import type { TestProject } from 'vitest/node'
import { launchBrowserServer } from './browser.ts'
import { startSite, type RunningSite } from './site/site.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** what all journeys share, because to start it for each file took a third of their time */
    site: RunningSite
    /** WebSocket address of the browser that all journeys share */
    browser: string
  }
}

/** Before any test of the built site: builds it if a source has changed, and starts what the project's tests share. */
export default async function setUp(project: TestProject): Promise<() => Promise<unknown>> {
  // vite.config leaves the site's own plugins out where it sees VITEST
  execFileSync(process.execPath, ['scripts/build.js', '--if-stale'], {
    stdio: 'inherit',
    env: { ...process.env, VITEST: undefined },
  })
  const site = project.name === 'faults' ? undefined : await startSite({ RATE_LIMIT_MAX: '1000000' })
  const browser = project.name === 'engines' ? undefined : await launchBrowserServer()
  if (site) project.provide('site', { url: site.url, dataDir: site.dataDir })
  if (browser) project.provide('browser', browser.wsEndpoint())
  return () => Promise.all([site?.stop(), browser?.close()])
}
