import type { CalculationRequest } from '../../contract/calculation.ts'
import type { MeasurementRequest } from '../../contract/measurement.ts'

/** Whose a record is, and when it was saved. Ids are UUIDv7 made by the application, visitors random UUIDs. */
export interface Owned {
  id: string
  visitor: string
  /** epoch milliseconds */
  createdAt: number
}

/** A saved run. */
export type Calculation = CalculationRequest & Owned
/** The result of another test, or a known value, that its visitor has asked us to keep. */
export type Measurement = MeasurementRequest & Owned
export type StoredRecord = Calculation | Measurement

/**
 * Why a record was not written: its key has saved another record, its visitor has `maxRecords` already, or its visitor has
 * deleted everything, through this instance or another, while the save was on its way or before.
 */
export type NotInserted = 'key reused' | 'full' | 'forgotten'

/**
 * What the service keeps. Every method may throw StoreUnavailable; nothing is then half-written.
 * UUIDs are in lower case; a visitor that is no UUID counts as unknown.
 */
export interface Store {
  /**
   * Resolves once the record is durable and the visitor's activity noted; the same id again changes nothing, nor does the
   * visitor's same `idempotencyKey`. Answers the record that is saved under the key, or why nothing was written.
   * Throws a TypeError for an id, visitor or key that is no UUID, and the database's own error for a value beyond the limits.
   */
  insert(record: StoredRecord, idempotencyKey?: string): Promise<StoredRecord | NotInserted>
  /** Newest first, of both kinds; `before` is the id of the last record of the page before. */
  list(visitor: string, page: { limit: number; before?: string }): Promise<StoredRecord[]>
  /** Gives a visitor's run new inputs and results, its time unchanged; undefined when they have no such run. */
  update(visitor: string, id: string, correction: CalculationRequest): Promise<Calculation | undefined>
  /** The same for a measurement, whose test stays what it is. */
  updateMeasurement(visitor: string, id: string, correction: MeasurementRequest): Promise<Measurement | undefined>
  /** Deletes one of a visitor's runs, and the visitor with their last record; false when they have no such run. */
  delete(visitor: string, id: string): Promise<boolean>
  /** The same for a measurement. */
  deleteMeasurement(visitor: string, id: string): Promise<boolean>
  /**
   * Deletes a visitor and all their records, also those that are being saved; answers how many records were deleted. From
   * then on nothing is saved for them, until `purgeForgotten`.
   */
  deleteVisitor(visitor: string, now: number): Promise<number>
  /** Notes a visit, at most once an hour and never an earlier one; false for an unknown visitor, who stays unknown. */
  touch(visitor: string, now: number): Promise<boolean>
  /** Deletes at most `limit` visitors whose last activity is before `cutoff`, with their records; answers how many visitors. */
  purgeInactive(cutoff: number, limit: number): Promise<number>
  /** Deletes what remains of at most `limit` visitors who were forgotten before `cutoff`; answers of how many. */
  purgeForgotten(cutoff: number, limit: number): Promise<number>
  /** Resolves when a record could be saved now, which it tests by writing. */
  ping(): Promise<void>
  /** Finishes what is under way; calls made after it throw StoreUnavailable. */
  close(): Promise<void>
}

/** The database is away, read-only, full or too busy: the same call may work later. `cause` is the database's error. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}
