import { recordOf } from '../../../api/record.ts'
import { defaultRun, type Run } from '../../../domain/protocols/cooper-run/cooper-run.ts'
import type { ProtocolEntry } from '../../../domain/protocols/registry.ts'
import { toDisplayedRecord, type DisplayedRecord } from '../records/displayed-record.ts'

export { squats, walk } from '../../../domain/protocols/entry.arbitrary.ts'

const noon = '2026-11-21T12:00:00.000Z'

/** Returns a saved record as the page displays it. */
export function displayedRecord(entry: ProtocolEntry, id = 'a', createdAt = noon): DisplayedRecord {
  return toDisplayedRecord({ ...recordOf(entry)!, id, createdAt })
}

export function displayedRun(run: Partial<Run> = {}, id?: string, createdAt?: string): DisplayedRecord {
  return displayedRecord({ protocol: 'cooper-run', inputs: { ...defaultRun, ...run } }, id, createdAt)
}

export const knownValue: ProtocolEntry = { protocol: 'known-value', inputs: { vo2max: 42, age: 30, gender: 'homme' } }
