import { maxRecords } from '../../../contract/records.ts'
import type { NotInserted } from '../../store/store.ts'
import { keyReused } from '../idempotency-key.ts'
import { ProblemError } from './problem-details.ts'

/** The refusal of a save, by why nothing was saved. */
export function saveProblem(why: NotInserted | 'stopped'): ProblemError {
  switch (why) {
    case 'stopped':
      return new ProblemError(409)
    case 'full':
      return new ProblemError(409, {
        reason: 'full',
        detail: `This visitor has ${maxRecords} records, as many as are kept. Nothing was saved. Export them, then delete some.`,
      })
    case 'erased':
      return new ProblemError(410)
    case 'key reused':
      return keyReused()
  }
}
