import { recordOf } from '../../../contract/record.ts'
import { defaultRun, type Run } from '../../../domain/tests/cooper-run/cooper-run.ts'
import type { TestEntry } from '../../../domain/tests/registry.ts'
import { shownOf, type ShownRecord } from '../records/records.ts'

const noon = '2026-11-21T12:00:00.000Z'

/** A record as the page has it once it was saved. */
export function shownRecord(entry: TestEntry, id = 'a', createdAt = noon): ShownRecord {
  return shownOf({ ...recordOf(entry)!, id, createdAt })
}

export function shownRun(run: Partial<Run> = {}, id?: string, createdAt?: string): ShownRecord {
  return shownRecord({ test: 'cooper-run', inputs: { ...defaultRun, ...run } }, id, createdAt)
}

export const squats: TestEntry = {
  test: 'ruffier-dickson-index',
  inputs: { restingPulse: 65, pulseAfterSquats: 110, pulseAfterOneMinute: 75 },
}
export const walk: TestEntry = {
  test: 'rockport-walk',
  inputs: { age: 68, gender: 'femme', weight: 70, seconds: 960, pulse: 140 },
}
export const known: TestEntry = { test: 'known-value', inputs: { vo2max: 42, age: 30, gender: 'homme' } }
