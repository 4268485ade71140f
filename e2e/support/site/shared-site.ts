import type { TestProject } from 'vitest/node'
import { startSite, type RunningSite } from './site.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** what all journeys share, because to start it for each file took a third of their time */
    site: RunningSite
  }
}

/** Before any journey: starts the built site. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSite({ RATE_LIMIT_MAX: '1000000' })
  project.provide('site', { url: site.url, dataDir: site.dataDir })
  return () => site.stop()
}
