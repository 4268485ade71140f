import { anyEntry } from '../domain/tests/entry.arbitrary.ts'
import { recordOf } from './record.ts'

/** Every body that the API accepts. */
export const anyRecord = anyEntry.map(recordOf).filter((record) => record !== undefined)
