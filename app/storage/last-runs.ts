import { useEffect } from 'react'
import * as v from 'valibot'
import type { SavedRecord } from '../../api/record.ts'
import { localKeys } from '../../api/browser-storage.ts'
import { inputSchema } from '../../api/protocol-schemas.ts'
import { daysOf } from '../../domain/published-constants.ts'
import { isSamePerson } from '../../domain/person.ts'
import type { Run } from '../../domain/protocols/cooper-run/cooper-run.ts'
import { dateAfter, localDay } from '../../i18n/format/day.ts'
import { persistedState } from './persisted-state.ts'
import { hasOptedOut } from './opt-out.ts'

/** A run with its local date (2026-11-21). The id of its record is added once My progress has listed it. */
type StoredRun = v.InferOutput<typeof datedRunSchema>
const datedRunSchema = v.strictObject({
  run: inputSchema('cooper-run'),
  day: v.pipe(v.string(), v.isoDate()),
  id: v.optional(v.string()),
})

/**
 * The last runs on this device; the server never reads them. They belong to at most two people, the latest runner
 * first. Each person has up to two: the last run, then the last run of an earlier day.
 */
const lastRuns = persistedState<StoredRun[]>(localKeys.lastRuns, v.array(datedRunSchema), [])

/** Returns the last runs; none until the page is hydrated. Deletes those that have expired. */
export function useLastRuns(): StoredRun[] {
  const stored = lastRuns.use()
  const current = withoutExpired(stored)
  useEffect(() => {
    if (current.length < stored.length) lastRuns.set(current)
  })
  return current
}

/** A person's runs expire 60 days after their last one. */
function withoutExpired(runs: StoredRun[]): StoredRun[] {
  const oldest = dateAfter(localDay(new Date()), -daysOf('lastRuns'))
  return runs.filter(({ run }) => runs.some((other) => isSamePerson(other.run, run) && other.day >= oldest))
}

/** Returns the run that the same person made on an earlier day; undefined unless `run` is their last. */
export function usePreviousRun(run: Run): StoredRun | undefined {
  const [last, before] = useLastRuns().filter((one) => isSamePerson(one.run, run))
  return last?.run.distance === run.distance ? before : undefined
}

/** Stores a run on this device, unless the visitor has opted out. */
export function addLastRun(run: Run, day: string): void {
  if (hasOptedOut()) return
  const runs = withoutExpired(lastRuns.get())
  const before = runs.filter((one) => isSamePerson(one.run, run) && one.day !== day).slice(0, 1)
  const others = runs.filter((one) => !isSamePerson(one.run, run))
  const [other] = others
  lastRuns.set([{ run, day }, ...before, ...others.filter((one) => isSamePerson(one.run, other!.run))])
}

/** Removes all runs from this device. The records on the server stay. */
export function forgetLastRuns(): void {
  lastRuns.set([])
}

/** Replaces the run of a corrected record. */
export function updateLastRun(id: string, run: Run): void {
  lastRuns.set(lastRuns.get().map((one) => (one.id === id ? { ...one, run } : one)))
}

/** Removes the run of a deleted record. */
export function removeLastRun(id: string): void {
  lastRuns.set(lastRuns.get().filter((one) => one.id !== id))
}

/**
 * Updates the stored runs from listed records, newest first. A run without an id takes the id of the newest equal
 * record. A run with an id takes the inputs of its record. If `isComplete`, the list has every record, and a run whose
 * record is missing is removed.
 */
export function syncLastRuns(records: readonly SavedRecord[], isComplete: boolean): void {
  const matchedIds = new Set(lastRuns.get().map(({ id }) => id))
  const match = (one: StoredRun) => {
    const record = records.find(({ id, inputs }) =>
      one.id ? id === one.id : !matchedIds.has(id) && isSameRun(inputs as Run, one.run),
    )
    if (!record) return one.id && isComplete ? [] : one
    matchedIds.add(record.id)
    return { ...one, id: record.id, run: record.inputs as Run }
  }
  lastRuns.set(lastRuns.get().flatMap(match))
}

function isSameRun(one: Run, other: Run): boolean {
  return (['age', 'gender', 'weight', 'distance'] as const).every((field) => one[field] === other[field])
}
