import { useMemo } from 'react'
import * as v from 'valibot'
import { inputSchema } from '../contract/test-schemas.ts'
import type { Run } from '../domain/tests/cooper-run/cooper-run.ts'
import { store, stored, useStored } from './local-storage.ts'
import { isSavingDisabled } from './outbox/saving-preference.ts'

/** A run and its local date, as 2026-11-21. */
interface DatedRun {
  run: Run
  day: string
}

/** The last run of a person who uses this browser, and the one of an earlier day. */
export type LastRun = DatedRun & { before?: DatedRun | undefined }

const key = 'last-runs'
/** Ages of one person may differ by a birthday; more is somebody else of the household. */
const yearsApart = 1.1

const dated = v.strictObject({ run: inputSchema('cooper-run'), day: v.pipe(v.string(), v.isoDate()) })
const schema = v.array(v.strictObject({ ...dated.entries, before: v.optional(dated) }))

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
  const before = own && own.day !== day ? { run: own.run, day: own.day } : own?.before
  const others = runs.filter((last) => last !== own)
  store(key, JSON.stringify([{ run, day, ...(before && { before }) }, ...others]))
}

/** Puts what a reader has made of a run in its place, or nothing where they have deleted it. */
export function changeRun(from: Run, to?: Run): void {
  const change = (one: DatedRun | undefined): DatedRun[] => {
    if (!one || !isSame(one.run, from)) return one ? [one] : []
    return to ? [{ run: to, day: one.day }] : []
  }
  const runs = runsIn(stored(key)).flatMap((last) => {
    const [run, before] = [...change({ run: last.run, day: last.day }), ...change(last.before)]
    return run ? [{ ...run, before }] : []
  })
  store(key, runs.length ? JSON.stringify(runs) : '')
}

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
