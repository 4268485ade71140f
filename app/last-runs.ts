import { useMemo } from 'react'
import * as v from 'valibot'
import { inputSchema } from '../contract/test-schemas.ts'
import type { SavedRecord } from '../contract/record.ts'
import type { Run } from '../domain/tests/cooper-run/cooper-run.ts'
import { store, stored, useStored } from './local-storage.ts'
import { isSavingDisabled } from './outbox/saving-preference.ts'

/** A run, its local date, as 2026-11-21, and the id of its record once My progress has listed it. */
interface DatedRun {
  run: Run
  day: string
  id?: string | undefined
}

/** The last run of a person who uses this browser, and the one of an earlier day. */
export type LastRun = DatedRun & { before?: DatedRun | undefined }

const key = 'last-runs'
/** Ages of one person may differ by a birthday; more is somebody else of the household. */
const yearsApart = 1.1

const dated = { run: inputSchema('cooper-run'), day: v.pipe(v.string(), v.isoDate()), id: v.optional(v.string()) }
const schema = v.array(v.strictObject({ ...dated, before: v.optional(v.strictObject(dated)) }))

/** Of each person, whoever ran last first; empty until the page is alive. */
export function useLastRuns(): LastRun[] {
  const text = useStored(key)
  return useMemo(() => runsIn(text), [text])
}

/** The run that the same person has made on an earlier day than this one, which is their last. */
export function useBefore(run: Run): DatedRun | undefined {
  return useLastRuns().find((last) => last.run.distance === run.distance && isSamePerson(last.run, run))?.before
}

/** Keeps a run on this device alone, unless its reader has asked us to stop. */
export function rememberRun(run: Run, day: string): void {
  if (isSavingDisabled()) return
  const runs = runsIn(stored(key))
  const own = runs.find((last) => isSamePerson(last.run, run))
  const before = own && own.day !== day ? { ...own, before: undefined } : own?.before
  keep([{ run, day, before }, ...runs.filter((last) => last !== own)])
}

/** Puts what its reader has made of a record in its place, or nothing where they have deleted it. */
export function changeRun(id: string, run?: Run): void {
  changeEach((one) => (one.id !== id ? one : run && { ...one, run }))
}

/** Remembers runs as the list has them, newest first; one that it had and has no more is forgotten, if it `isWhole`. */
export function matchRuns(records: readonly SavedRecord[], isWhole: boolean): void {
  const taken = new Set(runsIn(stored(key)).flatMap((last) => [last.id, last.before?.id]))
  changeEach((one) => {
    const record = records.find(({ id, inputs }) =>
      one.id ? id === one.id : !taken.has(id) && isSame(inputs as Run, one.run),
    )
    if (!record) return one.id && isWhole ? undefined : one
    taken.add(record.id)
    return { ...one, id: record.id, run: record.inputs as Run }
  })
}

function changeEach(change: (one: DatedRun) => DatedRun | undefined): void {
  const runs = runsIn(stored(key)).flatMap(({ before, ...last }) => {
    const [run, earlier] = [change(last), before && change(before)].filter((one) => one !== undefined)
    return run ? [{ ...run, before: earlier }] : []
  })
  keep(runs)
}

const keep = (runs: LastRun[]) => store(key, runs.length ? JSON.stringify(runs) : '')

const isSame = (one: Run, other: Run) =>
  (['age', 'gender', 'weight', 'distance'] as const).every((field) => one[field] === other[field])

function isSamePerson(one: Pick<Run, 'age' | 'gender'>, other: Pick<Run, 'age' | 'gender'>): boolean {
  return one.gender === other.gender && Math.abs(one.age - other.age) < yearsApart
}

/** What somebody else has written there counts as nothing. */
function runsIn(text: string): LastRun[] {
  try {
    return v.parse(schema, JSON.parse(text))
  } catch {
    return []
  }
}
