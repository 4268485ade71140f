import * as v from 'valibot'
import { localStorageKeys } from '#contract/browser-storage.ts'
import { runSchema } from '#contract/calculate.ts'
import { resultOf, type Run } from '#domain/protocols/cooper-run.ts'

const lastRunSchema = v.object({
  ...runSchema.entries,
  vo2max: v.number(),
  /** the local day, as 2026-11-28 */
  date: v.pipe(v.string(), v.isoDate()),
})

/** The device's last run, in one entry of local storage. */
export type LastRun = v.InferOutput<typeof lastRunSchema>

/** Returns the last run; undefined if there is none, if storage is blocked, or if the entry is not ours. */
export function readLastRun(): LastRun | undefined {
  try {
    const { success, output } = v.safeParse(
      lastRunSchema,
      JSON.parse(localStorage.getItem(localStorageKeys.lastRun) ?? ''),
    )
    const today = localDay()
    // a later day comes from a clock that was ahead
    return success ? { ...output, date: output.date < today ? output.date : today } : undefined
  } catch {
    return undefined
  }
}

/** Keeps a run as the last one. Blocked or full storage changes nothing. */
export function writeLastRun({ age, gender, weight, distance }: Run): void {
  const run = { age, gender, weight, distance }
  const last: LastRun = { ...run, vo2max: resultOf(run).vo2max, date: localDay() }
  try {
    localStorage.setItem(localStorageKeys.lastRun, JSON.stringify(last))
  } catch {
    // the run is not remembered
  }
}

export function removeLastRun(): void {
  try {
    localStorage.removeItem(localStorageKeys.lastRun)
  } catch {
    // blocked storage holds nothing
  }
}

/** Whether a run is of the device's current day. */
export const isOfToday = ({ date }: LastRun): boolean => date === localDay()

/** Returns the device's current day, ISO 8601, the form of Swedish dates. */
const localDay = () => new Date().toLocaleDateString('sv')
