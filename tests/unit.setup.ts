import { afterEach, beforeEach, vi } from 'vitest'

/** Test files share a document, and what one of them leaves under way may still write there. */
beforeEach(() => (globalThis as Partial<typeof globalThis>).localStorage?.clear())

/** Vitest's own settings for this act before the next test, and the next file is imported earlier than that. */
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
