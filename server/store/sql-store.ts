import type { Kysely } from 'kysely'
import type { CalculationRequest } from '../../contract/calculation.ts'
import { intoForgotten, withoutRecords } from './forgotten-visitors.ts'
import { GroupCommit } from './group-commit.ts'
import { isRun, measuredTests, type MeasurementRequest } from '../../contract/measurement.ts'
import { columnsOf, intoVisitors, isSame, type Inserted, type InsertRecords, type Save } from './insert-records.ts'
import { columnsOfMeasurement, measurementIn } from './measurement-rows.ts'
import {
  StoreUnavailable,
  type Calculation,
  type Measurement,
  type NotInserted,
  type Store,
  type StoredRecord,
} from './store.ts'
import { asCalculation, asFlatMeasurement, type Tables } from './tables.ts'

/** Runs one piece of work on the database, again if that may help. A failure that may pass becomes StoreUnavailable. */
export type Attempt = <T>(work: () => Promise<T>, closing?: AbortSignal) => Promise<T>

export interface SqlStoreParts {
  db: Kysely<Tables>
  attempt: Attempt
  insert: InsertRecords
  /** removes what was deleted from the database's log too, where the database does not do so by itself */
  sweep?: () => void
}

const hour = 3_600_000

/** The store, over either database. The work given to `attempt` may run twice: every query bears it. */
export class SqlStore implements Store {
  readonly #db: Kysely<Tables>
  readonly #attempt: Attempt
  readonly #sweep: () => void
  readonly #saves: GroupCommit<Save, Inserted>
  readonly #underWay = new Set<Promise<unknown>>()
  readonly #closing = new AbortController()
  #closed: Promise<void> | undefined

  constructor({ db, attempt, insert, sweep = () => {} }: SqlStoreParts) {
    this.#db = db
    this.#attempt = attempt
    this.#sweep = sweep
    this.#saves = new GroupCommit((batch) => this.#attempt(() => insert(batch), this.#closing.signal))
  }

  insert(record: StoredRecord, idempotencyKey?: string): Promise<StoredRecord | NotInserted> {
    return this.#whileOpen(async () => {
      const { id, visitor } = record
      for (const given of [id, visitor, idempotencyKey ?? id]) {
        if (!isUuid(given)) throw new TypeError(`not a UUID in lower case: ${JSON.stringify(given)}`)
      }
      const outcome = await this.#saves.add({ record, idempotencyKey })
      if (outcome === 'forgotten') return outcome
      if (outcome === 'new' || (outcome === 'there' && !idempotencyKey)) return record
      const before = await this.#savedBefore(record, idempotencyKey)
      if (!before && outcome === 'full') return outcome
      // it has been deleted meanwhile
      if (!before) return this.insert(record, idempotencyKey)
      return isSame(before, record) ? before : 'key reused'
    })
  }

  #savedBefore(record: StoredRecord, idempotencyKey: string | undefined): Promise<StoredRecord | undefined> {
    const { id, visitor } = record
    const either = { id, ...(idempotencyKey && { idempotency_key: idempotencyKey }) }
    return this.#attempt(async () => {
      if (isRun(record)) {
        return this.#db
          .selectFrom('calculations')
          .select(asCalculation)
          .where('visitor_id', '=', visitor)
          .where((where) => where.or(either))
          .executeTakeFirst()
      }
      const found = await this.#db
        .selectFrom('measurements')
        .select(asFlatMeasurement)
        .where('visitor_id', '=', visitor)
        .where((where) => where.or({ id, ...(idempotencyKey && { idempotency_key: idempotencyKey }) }))
        .executeTakeFirst()
      return found && measurementIn(found)
    }, this.#closing.signal)
  }

  async list(visitor: string, { limit, before }: { limit: number; before?: string }): Promise<StoredRecord[]> {
    if (!isUuid(visitor) || (before !== undefined && !isUuid(before))) return []
    return this.#ask(async () => {
      const calculations = await this.#db
        .selectFrom('calculations')
        .select(asCalculation)
        .where('visitor_id', '=', visitor)
        .$if(before !== undefined, (query) => query.where('id', '<', before!))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      const measurements = await this.#db
        .selectFrom('measurements')
        .select(asFlatMeasurement)
        .where('visitor_id', '=', visitor)
        // a newer version may know more tests
        .where('test', 'in', measuredTests)
        .$if(before !== undefined, (query) => query.where('id', '<', before!))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return [...calculations, ...measurements.map(measurementIn)]
        .sort((a, b) => (a.id < b.id ? 1 : -1))
        .slice(0, limit)
    })
  }

  async update(visitor: string, id: string, correction: CalculationRequest): Promise<Calculation | undefined> {
    if (!isUuid(visitor) || !isUuid(id)) return undefined
    return this.#ask(() =>
      this.#db
        .updateTable('calculations')
        .set(columnsOf(correction))
        .where('id', '=', id)
        .where('visitor_id', '=', visitor)
        .returning(asCalculation)
        .executeTakeFirst(),
    )
  }

  async updateMeasurement(
    visitor: string,
    id: string,
    correction: MeasurementRequest,
  ): Promise<Measurement | undefined> {
    if (!isUuid(visitor) || !isUuid(id)) return undefined
    return this.#ask(async () => {
      const corrected = await this.#db
        .updateTable('measurements')
        .set(columnsOfMeasurement(correction))
        .where('id', '=', id)
        .where('visitor_id', '=', visitor)
        .where('test', '=', correction.test)
        .returning(asFlatMeasurement)
        .executeTakeFirst()
      return corrected && measurementIn(corrected)
    })
  }

  delete(visitor: string, id: string): Promise<boolean> {
    return this.#deleteFrom('calculations', visitor, id)
  }

  deleteMeasurement(visitor: string, id: string): Promise<boolean> {
    return this.#deleteFrom('measurements', visitor, id)
  }

  async #deleteFrom(table: 'calculations' | 'measurements', visitor: string, id: string): Promise<boolean> {
    if (!isUuid(visitor) || !isUuid(id)) return false
    return this.#erase(() =>
      this.#db.transaction().execute(async (transaction) => {
        // locks the visitor in PostgreSQL: a save at the same time happens entirely before or entirely after
        await transaction
          .updateTable('visitors')
          .set((row) => ({ last_active_at: row.ref('last_active_at') }))
          .where('id', '=', visitor)
          .execute()
        const { numDeletedRows } = await transaction
          .deleteFrom(table)
          .where('id', '=', id)
          .where('visitor_id', '=', visitor)
          .executeTakeFirst()
        await withoutRecords(transaction, [visitor]).execute()
        return numDeletedRows > 0n
      }),
    )
  }

  async deleteVisitor(visitor: string, now: number): Promise<number> {
    if (!isUuid(visitor)) return 0
    // those asked for here before the deletion are made, and deleted; others' the database refuses
    await this.#saves.settled()
    return this.#erase(() =>
      this.#db.transaction().execute(async (transaction) => {
        // as a save does: it locks even a visitor who is not there, whom a save at the same time would make
        await intoVisitors(transaction, [{ id: visitor, created_at: now, last_active_at: now }]).execute()
        await intoForgotten(transaction, visitor, now).execute()
        let deleted = 0n
        for (const table of ['calculations', 'measurements'] as const) {
          const { numDeletedRows } = await transaction
            .deleteFrom(table)
            .where('visitor_id', '=', visitor)
            .executeTakeFirst()
          deleted += numDeletedRows
        }
        await transaction.deleteFrom('visitors').where('id', '=', visitor).execute()
        return Number(deleted)
      }),
    )
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
    return this.#erase(async () => {
      const inactive = this.#db
        .selectFrom('visitors')
        .select('id')
        .where('last_active_at', '<', cutoff)
        .orderBy('last_active_at')
        .limit(limit)
      const { numDeletedRows } = await this.#db
        .deleteFrom('visitors')
        .where('id', 'in', inactive)
        // repeated here, because PostgreSQL then checks it again for a visitor who came back since the sub-select
        .where('last_active_at', '<', cutoff)
        .executeTakeFirst()
      return Number(numDeletedRows)
    })
  }

  purgeForgotten(cutoff: number, limit: number): Promise<number> {
    return this.#ask(async () => {
      const expired = this.#db
        .selectFrom('forgotten_visitors')
        .select('fingerprint')
        .where('forgotten_at', '<', cutoff)
        .limit(limit)
      const { numDeletedRows } = await this.#db
        .deleteFrom('forgotten_visitors')
        .where('fingerprint', 'in', expired)
        .where('forgotten_at', '<', cutoff)
        .executeTakeFirst()
      return Number(numDeletedRows)
    })
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
      if (deleted) this.#sweep()
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
