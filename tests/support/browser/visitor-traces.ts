import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Returns the addresses of the POST requests from now on. */
export function collectPosts(page: Page): string[] {
  const posted: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()))
  return posted
}

/** Expects that the site has left nothing in the browser. */
export async function expectNothingKept(page: Page): Promise<void> {
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
}
