import { randomUUID } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { recordOf } from '../../api/record.ts'
import { anyEntry, run } from '../../domain/protocols/entry.arbitrary.ts'
import type { ProtocolEntry } from '../../domain/protocols/registry.ts'
import type { StoredRecord } from '../store/store.ts'

export { run, walk } from '../../domain/protocols/entry.arbitrary.ts'

export const noon = Date.UTC(2026, 10, 21, 12)

/** One entry of each protocol but the run and the walk. */
export const otherEntries = [
  { protocol: 'queens-college-step', inputs: { gender: 'homme', pulse: 150 } },
  {
    protocol: 'astrand-ryhming-cycle',
    inputs: { age: 55, gender: 'femme', weight: 70, watts: 75, pulseAtMinute5: 138, pulseAtMinute6: 140 },
  },
  { protocol: 'ruffier-dickson-index', inputs: { restingPulse: 65, pulseAfterSquats: 66, pulseAfterOneMinute: 60 } },
  { protocol: 'known-value', inputs: { vo2max: 42.5, age: 29.5, gender: 'homme' } },
] as const satisfies ProtocolEntry[]

/** Returns a record of a new visitor at noon, by default a run. `given` replaces its fields. */
export function newRecord(given: Partial<StoredRecord> = {}, entry: ProtocolEntry = run): StoredRecord {
  const base = { id: uuidv7(), visitor: randomUUID(), createdAt: noon }
  return { ...recordOf(entry)!, ...base, ...given } as StoredRecord
}

/** Returns `run` with another distance, in metres. */
export function runOf(distance: number): ProtocolEntry<'cooper-run'> {
  return { ...run, inputs: { ...run.inputs, distance } }
}

/** Generates the bodies that the API accepts. */
export const anyRecord = anyEntry.map(recordOf).filter((record) => record !== undefined)
