import { afterEach, beforeEach, vi } from 'vitest'
import { patience } from './patience.ts'

/** Test files share one document, which each test leaves empty. */
if ('document' in globalThis) {
  const { cleanup, configure } = await import('@testing-library/react')
  // by default `waitFor` and `findBy` give up after 1 s, which a busy machine exceeds
  configure({ asyncUtilTimeout: 60_000 * patience })
  afterEach(cleanup)
}

/** Pending work of an earlier file may have written to the storage of the document. */
beforeEach(() => (globalThis as Partial<typeof globalThis>).localStorage?.clear())

/** Undoes stubs and mocks right after each test. Vitest's own options would act after the import of the next file. */
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
