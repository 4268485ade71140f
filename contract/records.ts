import type { Run } from '../domain/cooper-run.ts'
import type { SavedCalculation } from './calculation.ts'
import type { MeasurementRequest, SavedMeasurement } from './measurement.ts'

/** The visitor's own records: GET lists, DELETE forgets all; below it, `/<id>` takes PUT and DELETE. */
export const recordsPath = '/api/vo2/calculations'
/** The same for measurements: POST keeps one; below it, `/<id>` takes PUT and DELETE. */
export const measurementsPath = '/api/vo2/measurements'
/** Whether runs are saved: PUT `{ "saving": boolean }`. */
export const savingPath = '/api/vo2/saving'
/** GET, each a file of all records; `?lang=fr` or `en` says whose spreadsheets and words the CSV is for. */
export const exportPaths = { json: '/api/vo2/export.json', csv: '/api/vo2/export.csv' } as const

/**
 * Runs that are kept of one visitor: one a day for nearly three years. It bounds what one of them can make the site read,
 * send and delete at a time.
 */
export const maxRecords = 1000

/** Records in one answer, and in one view of the page; an export has them all. */
export const recordsPerPage = 200

/** Answer 200 of GET /api/vo2/calculations. */
export interface RecordList {
  /** false once the visitor has asked us to stop */
  saving: boolean
  /** newest first */
  calculations: SavedCalculation[]
  /** newest first; both lists together have as many records as were asked for */
  measurements: SavedMeasurement[]
  /** the value of `before` that gives the records after these; null at the end */
  next: string | null
}

/** How a request ended: `unknown` when the visitor has no such record, `unavailable` when it may work later. */
export type Outcome = 'done' | 'unknown' | 'unavailable'

/**
 * What a visitor may do with their own records. The server implements it over the store, for pages without JavaScript;
 * the page in the browser implements it over the API.
 */
export interface Records {
  /**
   * The newest records, or those after the id `before`, at most `recordsPerPage`; undefined for a visitor without a cookie.
   */
  list(before?: string): Promise<RecordList | undefined | 'unavailable'>
  /** Computes a record anew from other inputs; its time stays. `outdated` when the page that asks computes otherwise. */
  correct(id: string, run: Run): Promise<Outcome | 'outdated'>
  /** The same for a measurement, with what its test gives for the other inputs. */
  correctMeasurement(id: string, correction: MeasurementRequest): Promise<Outcome | 'outdated'>
  remove(id: string): Promise<Outcome>
  removeMeasurement(id: string): Promise<Outcome>
  /** Deletes all of the visitor's records. `forgotten here` when only what waited in their browser could be deleted. */
  forget(): Promise<Outcome | 'forgotten here'>
  /**
   * `unremembered` when the browser keeps neither cookies nor local storage, so that the wish to stop is lost; `stopped here`
   * when the server could not be told, and only the browser knows of it.
   */
  setSaving(saving: boolean): Promise<Outcome | 'unremembered' | 'stopped here'>
}

/** Tells measurements from runs, saved or to be saved. */
export function isMeasurement<Either extends object>(record: Either): record is Extract<Either, { test: unknown }> {
  return 'test' in record
}
export function isRun<Either extends object>(record: Either): record is Exclude<Either, { test: unknown }> {
  return !isMeasurement(record)
}
