import { afterEach, vi } from 'vitest'

/** Vitest's own settings for this act before the next test, and the next file is imported earlier than that. */
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
