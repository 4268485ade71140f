import { calculatePath, calculationOf } from './calculate.ts'
import type { RecordBody, SavedRecord } from './record.ts'

/** The visitor's own records: GET lists, POST saves, DELETE erases all; below it, `/<id>` takes PUT and DELETE. */
export const recordsPath = '/api/vo2/records'
/** Whether records are saved: PUT `{ "saving": boolean }`. */
export const savingPath = '/api/vo2/saving'
/** POST `{ "keys": ["<UUID>", …] }`: what was or would be saved under these keys is not to be. */
export const revokePath = '/api/vo2/revoke'
/** Keys in one call, as many as its body has room for. */
export const maxRevoked = 100
/** GET, each a file of all records; `?lang=fr` or `en` says whose spreadsheets and words the CSV is for. */
export const exportPaths = { json: '/api/vo2/export.json', csv: '/api/vo2/export.csv' } as const

/** Records in one answer, and in one view of the page; an export has them all. */
export const recordsPerPage = 200

/** The request that saves a record: a run has its own, the product spec's. */
export function saveRequestOf(record: RecordBody): { path: string; body: object } {
  return record.protocol === 'cooper-run'
    ? { path: calculatePath, body: calculationOf(record) }
    : { path: recordsPath, body: record }
}

/** Answer 200 of GET `recordsPath`. */
export interface RecordList {
  /** false once the visitor has asked us to stop */
  saving: boolean
  /** newest first */
  records: SavedRecord[]
  /** the value of `before` that gives the records after these; null at the end */
  next: string | null
}

/**
 * Why a record was not saved:
 * - `stopped`: the visitor asked the site not to save records
 * - `full`: the visitor has `counts.records`
 * - `deleted`: the record of this key was deleted, or the key was revoked
 * - `erased`: the visitor deleted everything, before the save or during it
 * - `key reused`: the key saved another record, or one that was corrected since
 */
export type SaveRefusal = 'stopped' | 'full' | 'deleted' | 'erased' | 'key reused'

/** How a change ended: `unknown` when the visitor has no such record, `unavailable` when no answer says. */
export type ChangeOutcome = 'done' | 'unknown' | 'unavailable'

/**
 * What a visitor may do with their own records. The server implements it over the store, for pages without JavaScript;
 * the page in the browser implements it over the API.
 */
export interface Records {
  /**
   * The newest records, or those after the id `before`, at most `recordsPerPage`; undefined for a visitor without a cookie.
   */
  list(before?: string): Promise<RecordList | undefined | 'unavailable'>
  /**
   * Gives a record other inputs and what its test makes of them; test and time stay. `versionSkew` when the page that asks
   * computes otherwise.
   */
  correct(id: string, record: RecordBody): Promise<ChangeOutcome | 'versionSkew'>
  remove(id: string): Promise<ChangeOutcome>
  /** Deletes all of the visitor's records; `nothing` for a visitor without a cookie. */
  erase(): Promise<ChangeOutcome | 'nothing'>
  /**
   * `unremembered` when the browser takes no cookie, and so cannot remember the wish to stop; `stopped here` when the
   * browser knows it and the server could not be told.
   */
  setSaving(saving: boolean): Promise<ChangeOutcome | 'unremembered' | 'stopped here'>
}
