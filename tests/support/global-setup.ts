import { execFileSync } from 'node:child_process'
import type { TestProject } from 'vitest/node'
import { launchBrowserServer } from './browser/browser.ts'
import { executables } from './executables.ts'
import { type RunningSite, startBuiltSite } from './server/built-site.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** shared by all test files: starting a site for each took a third of their time */
    site: RunningSite
    /** WebSocket address of the shared browser */
    browser: string
  }
}

/** Builds the site if a source has changed, then starts the site and the browser that the project's tests share. */
export default async function setUpProject(project: TestProject): Promise<() => Promise<unknown>> {
  // VITEST is unset, because vite.config.ts would leave out the site's plugins; SITE_URL, because vitest sets it from
  // the `define` there
  execFileSync(process.execPath, ['scripts/build.js', '--if-stale'], {
    stdio: 'inherit',
    env: { ...process.env, VITEST: undefined, SITE_URL: undefined },
  })
  const site = project.name === 'faults' ? undefined : await startBuiltSite({ RATE_LIMIT_MAX: '1000000' })
  const needsBrowser = project.name === 'journeys' && executables.Chromium.isInstalled
  const browser = needsBrowser ? await launchBrowserServer() : undefined
  if (site) project.provide('site', { url: site.url, dataDir: site.dataDir })
  if (browser) project.provide('browser', browser.wsEndpoint())
  return () => Promise.all([site?.stop(), browser?.close()])
}
