import { afterEach, beforeEach, vi } from 'vitest'
import { patience } from './patience.ts'

/** `waitFor` and `findBy` give up after 1 s by default, which a busy machine exceeds. */
if ('document' in globalThis)
  (await import('@testing-library/react')).configure({ asyncUtilTimeout: 60_000 * patience })

/** Test files share one document: pending work of an earlier file may have written to its storage. */
beforeEach(() => (globalThis as Partial<typeof globalThis>).localStorage?.clear())

/** Undoes stubs and mocks right after each test. Vitest's own options would act after the import of the next file. */
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
