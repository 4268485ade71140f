import type { TestProject } from 'vitest/node'
import { launchBrowserServer } from './browser.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** WebSocket address of the browser that all journeys share */
    browser: string
  }
}

/** Before any journey: starts a browser. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const browser = await launchBrowserServer()
  project.provide('browser', browser.wsEndpoint())
  return () => browser.close()
}
