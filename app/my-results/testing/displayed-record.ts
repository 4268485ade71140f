import { recordOf } from '../../../api/record.ts'
import { defaultRun, type Run } from '../../../domain/protocols/cooper-run/cooper-run.ts'
import type { ProtocolEntry } from '../../../domain/protocols/registry.ts'
import { shownOf, type ShownRecord } from '../records/displayed-record.ts'

export { squats, walk } from '../../../domain/protocols/entry.arbitrary.ts'

const noon = '2026-11-21T12:00:00.000Z'

/** A record as the page has it once it was saved. */
export function shownRecord(entry: ProtocolEntry, id = 'a', createdAt = noon): ShownRecord {
  return shownOf({ ...recordOf(entry)!, id, createdAt })
}

export function shownRun(run: Partial<Run> = {}, id?: string, createdAt?: string): ShownRecord {
  return shownRecord({ protocol: 'cooper-run', inputs: { ...defaultRun, ...run } }, id, createdAt)
}

export const known: ProtocolEntry = { protocol: 'known-value', inputs: { vo2max: 42, age: 30, gender: 'homme' } }
