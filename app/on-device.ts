import { forgetRuns } from './last-runs.ts'
import { store } from './local-storage.ts'

/** Where this device keeps a reader's program. */
export const programKey = 'program'

/** Removes what this device alone remembers of whoever asks that nothing be kept, or that all be deleted. */
export function forgetReader(): void {
  forgetRuns()
  store(programKey, '')
}
