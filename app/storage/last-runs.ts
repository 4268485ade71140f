import * as v from 'valibot'
import type { SavedRecord } from '../../api/record.ts'
import { localKeys } from '../../api/browser-storage.ts'
import { inputSchema } from '../../api/protocol-schemas.ts'
import type { Run } from '../../domain/protocols/cooper-run/cooper-run.ts'
import { persistedState } from './persisted-state.ts'
import { isSavingDisabled } from './opt-out.ts'

/** A run, its local date, as 2026-11-21, and the id of its record once My progress has listed it. */
type DatedRun = v.InferOutput<typeof dated>
const dated = v.strictObject({
  run: inputSchema('cooper-run'),
  day: v.pipe(v.string(), v.isoDate()),
  id: v.optional(v.string()),
})

/** The last run of each person who uses this browser, each followed by their run of an earlier day; whoever ran last first. */
const kept = persistedState<DatedRun[]>(localKeys.lastRuns, v.array(dated), [])
/** Ages of one person may differ by a birthday; more is somebody else of the household. */
const yearsApart = 1.1

/** Empty until the page is alive. */
export const useLastRuns = kept.use

/** The run that the same person has made on an earlier day than this one, which is their last. */
export function usePreviousRun(run: Run): DatedRun | undefined {
  const [last, before] = useLastRuns().filter((one) => isSamePerson(one.run, run))
  return last?.run.distance === run.distance ? before : undefined
}

/** Keeps a run on this device alone, unless its reader has asked us to stop. */
export function addLastRun(run: Run, day: string): void {
  if (isSavingDisabled()) return
  const runs = kept.get()
  const before = runs.filter((one) => isSamePerson(one.run, run) && one.day !== day).slice(0, 1)
  const others = runs.filter((one) => !isSamePerson(one.run, run))
  kept.set([{ run, day }, ...before, ...others])
}

/** Puts what its reader has made of a record in its place, or nothing where they have deleted it. */
export function updateLastRun(id: string, run?: Run): void {
  kept.set(kept.get().flatMap((one) => (one.id !== id ? one : run ? { ...one, run } : [])))
}

/** Remembers runs as the list has them, newest first; one that it had and has no more is forgotten, if it `isWhole`. */
export function syncLastRuns(records: readonly SavedRecord[], isWhole: boolean): void {
  const taken = new Set(kept.get().map(({ id }) => id))
  const match = (one: DatedRun) => {
    const record = records.find(({ id, inputs }) =>
      one.id ? id === one.id : !taken.has(id) && isSameRun(inputs as Run, one.run),
    )
    if (!record) return one.id && isWhole ? [] : one
    taken.add(record.id)
    return { ...one, id: record.id, run: record.inputs as Run }
  }
  kept.set(kept.get().flatMap(match))
}

function isSameRun(one: Run, other: Run): boolean {
  return (['age', 'gender', 'weight', 'distance'] as const).every((field) => one[field] === other[field])
}

export function isSamePerson(one: Run, other: Run): boolean {
  return one.gender === other.gender && Math.abs(one.age - other.age) < yearsApart
}
