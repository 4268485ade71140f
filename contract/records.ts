import type { Run } from '#domain/protocols/cooper-run.ts'
import type { Calculation } from './calculate.ts'

/** A saved run: the body of the 201 response to a save. */
export type SavedRecord = Calculation & {
  id: string
  /** ISO 8601, UTC */
  createdAt: string
}

/** GET returns all of the visitor's records as a file. `?lang=fr` or `en` sets the words and numbers of the CSV. */
export const exportPaths = { json: '/api/vo2/export.json', csv: '/api/vo2/export.csv' } as const

export const recordsPerPage = 100

export interface RecordPage {
  /** newest first */
  records: SavedRecord[]
  /** the cursor of the next page, whose records are older; null if there is none */
  nextCursor: string | null
}

/**
 * The visitor's own records, for a page's loader and action.
 * @throws from every method if the store fails
 */
export interface VisitorRecords {
  /** whether the request has the visitor's cookie */
  hasCookie: boolean
  /**
   * Saves the run of a posted form. The same run within a minute is the same record. Returns false if the visitor has
   * `serviceLimits.recordsPerVisitor`.
   */
  savePosted(run: Run): Promise<boolean>
  /** Returns a page of records. Counts as a visit. */
  list(cursor?: string): Promise<RecordPage>
  /** Replaces the calculation of a record. Returns false if the visitor has no such record. */
  correct(id: string, run: Run): Promise<boolean>
  /** Returns false if the visitor has no such record. */
  delete(id: string): Promise<boolean>
  /** Deletes the visitor, all records and the cookie. */
  deleteAll(): Promise<void>
}
