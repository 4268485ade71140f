import type { Run } from '../domain/cooper-run.ts'
import type { SavedCalculation } from './calculation.ts'

/** The visitor's own records: GET lists, DELETE forgets all; below it, `/<id>` takes PUT and DELETE. */
export const recordsPath = '/api/vo2/calculations'
/** Whether runs are saved: PUT `{ "saving": boolean }`. */
export const savingPath = '/api/vo2/saving'
export const exportPaths = { json: '/api/vo2/export.json', csv: '/api/vo2/export.csv' } as const

/** Records in one answer, and in one view of the page; an export has them all. */
export const recordsLimit = 500

/** Answer 200 of GET /api/vo2/calculations. */
export interface RecordList {
  /** false once the visitor has asked us to stop */
  saving: boolean
  /** newest first */
  calculations: SavedCalculation[]
  /** what to give as `before` to read on; null at the end */
  next: string | null
}

/** How a wish went: `unknown` when the visitor has no such record, `unavailable` when it may work later. */
export type Outcome = 'done' | 'unknown' | 'unavailable'

/**
 * What a visitor may do with their own records: the server's own calls for a page without JavaScript, the API's for a
 * page that is alive.
 */
export interface Records {
  /** The newest records, at most `recordsLimit`; nothing for somebody whom we do not know. */
  list(): Promise<RecordList | undefined | 'unavailable'>
  /** Computes a record anew from other inputs; its time stays. `outdated` when the page that asks computes otherwise. */
  correct(id: string, run: Run): Promise<Outcome | 'outdated'>
  remove(id: string): Promise<Outcome>
  /** Deletes all of the visitor's records. */
  forget(): Promise<Outcome>
  setSaving(saving: boolean): Promise<Outcome>
}
