import type { RecordBody } from '../../api/record.ts'
import type { SaveRefusal } from '../../api/records.ts'

/**
 * A saved record, whose it is and when it was saved. Ids are UUIDv7 made by the application, visitors random UUIDs;
 * `createdAt` is in epoch milliseconds.
 */
export type StoredRecord = RecordBody & { id: string; visitor: string; createdAt: number }

/**
 * What the service keeps. Every method may throw StoreUnavailable; nothing is then half-written.
 * Visitors and keys are UUIDs in lower case; a record's id that is none counts as unknown. Callers validate the records that
 * they give, with inputs in the order of the schema.
 */
export interface Store {
  /**
   * Resolves once the record is durable and the visitor's activity noted; the same id again changes nothing, nor does the
   * visitor's same `idempotencyKey`. Returns the record that is saved under the key, or why nothing was written.
   */
  insert(record: StoredRecord, idempotencyKey?: string): Promise<StoredRecord | SaveRefusal>
  /** Newest first; `next` is the `before` of the page that follows. A row that no longer fits its test is left out, and logged. */
  list(
    visitor: string,
    page: { limit: number; before?: string },
  ): Promise<{ records: StoredRecord[]; next: string | null }>
  /** Gives a record new inputs and results; test and time stay. Undefined when the visitor has no such record of that test. */
  update(visitor: string, id: string, correction: RecordBody): Promise<StoredRecord | undefined>
  /**
   * Deletes one of a visitor's records, and the visitor with their last one; false when they have no such record. Its key
   * saves nothing from then on, until `purgeTombstones`.
   */
  delete(visitor: string, id: string, now: number): Promise<boolean>
  /**
   * Deletes a visitor and all their records, also those that are being saved; answers how many records were deleted. From
   * then on nothing is saved for them, nor under their keys, until `purgeTombstones`.
   */
  deleteVisitor(visitor: string, now: number): Promise<number>
  /** Returns the visitor of a record; undefined for an unknown id. */
  visitorOf(id: string): Promise<string | undefined>
  /** When a visitor was deleted, as long as that is remembered. */
  erasedAt(visitor: string): Promise<number | undefined>
  /** Deletes what these keys have saved for these visitors. The keys save nothing from then on, until `purgeTombstones`. */
  revoke(visitors: readonly string[], keys: readonly string[], now: number): Promise<unknown>
  /** Notes a visit, at most once an hour and never an earlier one; false for an unknown visitor, who stays unknown. */
  touch(visitor: string, now: number): Promise<boolean>
  /** Deletes at most `limit` visitors whose last activity is before `cutoff`, with their records; answers how many visitors. */
  purgeInactive(cutoff: number, limit: number): Promise<number>
  /** Deletes at most `limit` fingerprints of what was erased before `cutoff`; answers how many. */
  purgeTombstones(cutoff: number, limit: number): Promise<number>
  /** Resolves when a record could be saved now: it saves one, and takes it back before anybody can see it. */
  ping(): Promise<void>
  /** Finishes what is under way; calls made after it throw StoreUnavailable. */
  close(): Promise<void>
}

/** The database is away, read-only, full or too busy: the same call may work later. `cause` is the database's error. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}

/** What went wrong, in words: a failed connection to a name with several addresses has a code but no message. */
export function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException
  return message || code || 'unknown failure'
}
