import { afterEach, beforeEach, vi } from 'vitest'
import { patience } from './patience.ts'

// test files share modules and a document: each test finds them as if it were the first

/** Undoes what a test faked. Vitest's own options would act after the import of the next file. */
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

if ('document' in globalThis) {
  const { cleanup, configure } = await import('@testing-library/react')
  // by default `waitFor` and `findBy` give up after 1 s, which a busy machine exceeds
  configure({ asyncUtilTimeout: 60_000 * patience })
  afterEach(cleanup)
  // before a test, because late work of an earlier one may have written
  beforeEach(() => {
    document.body.replaceChildren()
    document.documentElement.removeAttribute('style')
    localStorage.clear()
  })
}
