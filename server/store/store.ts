import type { RecordBody } from '../../api/record.ts'
import type { SaveRefusal } from '../../api/record-operations.ts'

/**
 * A saved record with its visitor and time. `id` is a UUIDv7 made by the server, `visitor` a UUIDv4, and `createdAt` is
 * in epoch milliseconds.
 */
export type StoredRecord = RecordBody & { id: string; visitor: string; createdAt: number }

/**
 * The visitors' records. Visitors and keys are UUIDs in lower case. A malformed record id counts as unknown. Callers
 * pass validated records, with inputs in the order of the schema. Times are epoch milliseconds.
 * @throws StoreUnavailable from every method, with nothing half-written
 */
export interface Store {
  /**
   * Saves a record and records a visit; resolves once both are durable. Repeating an id, or a visitor's
   * `idempotencyKey`, changes nothing. Returns the saved record, or the reason for a refusal.
   */
  insert(record: StoredRecord, idempotencyKey?: string): Promise<StoredRecord | SaveRefusal>
  /** Lists records, newest first. `next` is the `before` of the next page. Logs and omits rows that are invalid. */
  list(
    visitor: string,
    page: { limit: number; before?: string },
  ): Promise<{ records: StoredRecord[]; next: string | null }>
  /** Replaces a record's inputs and result. Undefined when the visitor has no record with this id and protocol. */
  update(visitor: string, id: string, correction: RecordBody): Promise<StoredRecord | undefined>
  /**
   * Deletes a visitor's record, and the visitor too if it was their last record. Leaves a tombstone that blocks the
   * record's key until `purgeTombstones`. Returns false when the visitor has no such record.
   */
  delete(visitor: string, id: string, now: number): Promise<boolean>
  /**
   * Deletes a visitor and all their records, including concurrent saves. Leaves tombstones that block the visitor's id
   * and keys until `purgeTombstones`. Returns the number of deleted records.
   */
  deleteVisitor(visitor: string, now: number): Promise<number>
  /** Returns the visitor of a record; undefined for an unknown id. */
  visitorOf(id: string): Promise<string | undefined>
  /** Returns when a visitor was deleted; undefined once `purgeTombstones` has removed the tombstone. */
  erasedAt(visitor: string): Promise<number | undefined>
  /** Deletes these visitors' records with these keys. Leaves tombstones that block the keys until `purgeTombstones`. */
  revoke(visitors: readonly string[], keys: readonly string[], now: number): Promise<unknown>
  /** Records a visit, at most once an hour and never an earlier time. Returns false for an unknown visitor. */
  touch(visitor: string, now: number): Promise<boolean>
  /** Deletes at most `limit` visitors last active before `cutoff`, with their records. Returns their number. */
  purgeInactive(cutoff: number, limit: number): Promise<number>
  /** Deletes at most `limit` tombstones older than `cutoff`. Returns their number. */
  purgeTombstones(cutoff: number, limit: number): Promise<number>
  /** Resolves if a record could be saved now. Saves one and deletes it in the same transaction. */
  ping(): Promise<void>
  /** Waits for running calls, then closes the database. Later calls throw StoreUnavailable. */
  close(): Promise<void>
}

/** Thrown when the database is unreachable, read-only, full or too busy. The same call may work later. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}

/** Returns an error's message, or its code: a failed connection to a name with several addresses has no message. */
export function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException
  return message || code || 'unknown failure'
}
