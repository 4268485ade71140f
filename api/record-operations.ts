import { calculatePath, calculationOf } from './calculate.ts'
import type { RecordBody, SavedRecord } from './record.ts'

/** The visitor's records: GET lists, POST saves, DELETE erases all. `/<id>` below it takes PUT and DELETE. */
export const recordsPath = '/api/vo2/records'
/** The opt-out: PUT `{ "saving": boolean }`. */
export const savingPath = '/api/vo2/saving'
/** POST `{ "keys": ["<UUID>", …] }` revokes saves: deletes their records, and refuses later saves under these keys. */
export const revokePath = '/api/vo2/revoke'
/** The maximum of keys in one request; more would exceed the body limit. */
export const maxRevoked = 100
/** GET returns all records as a file. `?lang=fr` or `en` sets the words and the number format of the CSV. */
export const exportPaths = { json: '/api/vo2/export.json', csv: '/api/vo2/export.csv' } as const

/** The maximum of records in one response and on one page; an export has all. */
export const recordsPerPage = 200

/** Returns the request that saves a record. A run has a path of its own, from the product spec. */
export function saveRequestOf(record: RecordBody): { path: string; body: object } {
  return record.protocol === 'cooper-run'
    ? { path: calculatePath, body: calculationOf(record) }
    : { path: recordsPath, body: record }
}

/** Body of the 200 response to GET `recordsPath`. */
export interface RecordList {
  /** false after an opt-out */
  saving: boolean
  /** newest first */
  records: SavedRecord[]
  /** the `before` of the next list, whose records are older; null if there is none */
  next: string | null
}

/**
 * Why a record was not saved:
 * - `stopped`: the visitor has opted out
 * - `full`: the visitor has `limits.records`
 * - `deleted`: the record of this key was deleted, or the key was revoked
 * - `erased`: the visitor deleted everything, before the save or during it
 * - `keyReused`: the key has saved another record, or a record that was corrected since
 */
export type SaveRefusal = 'stopped' | 'full' | 'deleted' | 'erased' | 'keyReused'

/**
 * How a change ended: `unknown` if the visitor has no such record, `unavailable` if the server or its store did not
 * respond.
 */
export type ChangeOutcome = 'done' | 'unknown' | 'unavailable'

/**
 * What a visitor may do with their own records. The server implements it over the store, for pages without JavaScript;
 * the page in the browser implements it over the API.
 */
export interface RecordOperations {
  /**
   * Returns at most `recordsPerPage` records, newest first; with `before`, only those older than the record with this
   * id. Undefined without a cookie.
   */
  list(before?: string): Promise<RecordList | undefined | 'unavailable'>
  /**
   * Replaces the inputs and the result of a record; its protocol and time stay. `versionSkew` if the page computed
   * another result than the server.
   */
  correct(id: string, record: RecordBody): Promise<ChangeOutcome | 'versionSkew'>
  remove(id: string): Promise<ChangeOutcome>
  /** Deletes all of the visitor's records; `nothing` for a visitor without a cookie. */
  erase(): Promise<ChangeOutcome | 'nothing'>
  /**
   * Sets or clears the opt-out. `unremembered` if the browser refuses the opt-out's cookie; `stoppedHere` if the
   * browser has stored the opt-out, but the server did not respond.
   */
  setSaving(saving: boolean): Promise<ChangeOutcome | 'unremembered' | 'stoppedHere'>
}
