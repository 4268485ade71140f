import type { Kysely } from 'kysely'
import type { CalculationRequest } from '../../contract/calculation.ts'
import type { MeasurementRequest } from '../../contract/measurement.ts'
import { deleteForgotten, deleteInactive, deleteRecord, forget } from './deletions.ts'
import { GroupCommit } from './group-commit.ts'
import { isSame, type Inserted, type InsertRecords, type Save } from './insert-records.ts'
import { correctMeasurement, correctRun, recordsOf, findSaved } from './records.ts'
import {
  StoreUnavailable,
  type Calculation,
  type Measurement,
  type NotInserted,
  type Store,
  type StoredRecord,
} from './store.ts'
import type { Tables } from './tables.ts'

/** Runs one piece of work on the database, again if that may help. A transient failure becomes StoreUnavailable. */
export type Attempt = <T>(work: () => Promise<T>, closing?: AbortSignal) => Promise<T>

export interface SqlStoreParts {
  db: Kysely<Tables>
  attempt: Attempt
  insert: InsertRecords
  /** removes what was deleted from SQLite's write-ahead log */
  truncateLog?: () => void
}

const hour = 3_600_000

/** The store, over either database. The work given to `attempt` may run twice, so every query is idempotent. */
export class SqlStore implements Store {
  readonly #db: Kysely<Tables>
  readonly #attempt: Attempt
  readonly #truncateLog: () => void
  readonly #saves: GroupCommit<Save, Inserted>
  readonly #underWay = new Set<Promise<unknown>>()
  readonly #closing = new AbortController()
  #closed: Promise<void> | undefined

  constructor({ db, attempt, insert, truncateLog = () => {} }: SqlStoreParts) {
    this.#db = db
    this.#attempt = attempt
    this.#truncateLog = truncateLog
    this.#saves = new GroupCommit((batch) => this.#attempt(() => insert(batch), this.#closing.signal))
  }

  insert(record: StoredRecord, idempotencyKey?: string): Promise<StoredRecord | NotInserted> {
    return this.#whileOpen(async () => {
      const { id, visitor } = record
      for (const given of [id, visitor, idempotencyKey ?? id]) {
        if (!isUuid(given)) throw new TypeError(`not a UUID in lower case: ${JSON.stringify(given)}`)
      }
      const save = { record, idempotencyKey }
      const outcome = await this.#saves.add(save)
      if (outcome === 'forgotten') return outcome
      if (outcome === 'new' || (outcome === 'exists' && !idempotencyKey)) return record
      const before = await this.#attempt(() => findSaved(this.#db, save), this.#closing.signal)
      if (!before && outcome === 'full') return outcome
      // the record under the key has been deleted meanwhile
      if (!before) return this.insert(record, idempotencyKey)
      return isSame(before, record) ? before : 'key reused'
    })
  }

  async list(visitor: string, page: { limit: number; before?: string }): Promise<StoredRecord[]> {
    if (!isUuid(visitor) || (page.before !== undefined && !isUuid(page.before))) return []
    return this.#ask(() => recordsOf(this.#db, visitor, page))
  }

  async update(visitor: string, id: string, correction: CalculationRequest): Promise<Calculation | undefined> {
    if (!isUuid(visitor) || !isUuid(id)) return undefined
    return this.#ask(() => correctRun(this.#db, visitor, id, correction))
  }

  async updateMeasurement(
    visitor: string,
    id: string,
    correction: MeasurementRequest,
  ): Promise<Measurement | undefined> {
    if (!isUuid(visitor) || !isUuid(id)) return undefined
    return this.#ask(() => correctMeasurement(this.#db, visitor, id, correction))
  }

  delete(visitor: string, id: string): Promise<boolean> {
    return this.#deleteFrom('calculations', visitor, id)
  }

  deleteMeasurement(visitor: string, id: string): Promise<boolean> {
    return this.#deleteFrom('measurements', visitor, id)
  }

  async #deleteFrom(table: 'calculations' | 'measurements', visitor: string, id: string): Promise<boolean> {
    if (!isUuid(visitor) || !isUuid(id)) return false
    return this.#erase(() => deleteRecord(this.#db, table, visitor, id))
  }

  async deleteVisitor(visitor: string, now: number): Promise<number> {
    if (!isUuid(visitor)) return 0
    // saves asked for here before are made, then deleted; those of other instances the database refuses
    await this.#saves.settled()
    return this.#erase(() => forget(this.#db, visitor, now))
  }

  async touch(visitor: string, now: number): Promise<boolean> {
    if (!isUuid(visitor)) return false
    return this.#ask(async () => {
      const last = await this.#db
        .selectFrom('visitors')
        .select('last_active_at')
        .where('id', '=', visitor)
        .executeTakeFirst()
      if (last && last.last_active_at <= now - hour) {
        await this.#db
          .updateTable('visitors')
          .set({ last_active_at: now })
          .where('id', '=', visitor)
          .where('last_active_at', '<=', now - hour)
          .execute()
      }
      return last !== undefined
    })
  }

  purgeInactive(cutoff: number, limit: number): Promise<number> {
    return this.#erase(() => deleteInactive(this.#db, cutoff, limit))
  }

  purgeForgotten(cutoff: number, limit: number): Promise<number> {
    return this.#ask(() => deleteForgotten(this.#db, cutoff, limit))
  }

  /** Writes, because a full disk or a read-only folder can still be read; and changes a value, or SQLite would skip the write. */
  async ping(): Promise<void> {
    await this.#ask(() =>
      this.#db
        .updateTable('heartbeat')
        .set((row) => ({ beats: row('beats', '+', 1) }))
        .execute(),
    )
  }

  close(): Promise<void> {
    this.#closed ??= this.#finish()
    return this.#closed
  }

  async #finish(): Promise<void> {
    this.#closing.abort()
    await Promise.allSettled(this.#underWay)
    await this.#db.destroy()
  }

  #ask<T>(work: () => Promise<T>): Promise<T> {
    return this.#whileOpen(() => this.#attempt(work, this.#closing.signal))
  }

  /** Like #ask, for work that answers whether anything was deleted. */
  async #erase<T extends number | boolean>(work: () => Promise<T>): Promise<T> {
    return this.#ask(async () => {
      const deleted = await work()
      if (deleted) this.#truncateLog()
      return deleted
    })
  }

  async #whileOpen<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closing.signal.aborted) throw new StoreUnavailable('the store is closed')
    const running = work()
    this.#underWay.add(running)
    try {
      return await running
    } finally {
      this.#underWay.delete(running)
    }
  }
}

/** SQLite compares ids as text, so only one spelling of a UUID is accepted. */
function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
}
