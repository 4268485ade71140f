import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Kysely, Transaction } from 'kysely'
import type { Calculation } from '#contract/calculate.ts'
import { millisecondsOf, serviceLimits } from '#contract/service-terms.ts'
import { hour } from '../clock.ts'
import { reasonOf } from '../log.ts'
import { isUuid } from '../uuid.ts'

/** The tables of both databases. Times are epoch milliseconds. */
export interface Tables {
  visitors: { id: string; created_at: number; last_active_at: number }
  records: RecordRow
}

interface RecordRow extends CalculationColumns {
  id: string
  visitor_id: string
  /** of the request that saved the record */
  key: string
  created_at: number
}

/** The columns that a correction changes. */
type CalculationColumns = Omit<Calculation, 'vo2maxResult'> & { vo2max_tenths: number }

export interface StoredRecord {
  id: string
  visitor: string
  createdAt: number
  calculation: Calculation
}

export interface NewRecord {
  /** the cookie's visitor; undefined without a cookie */
  visitor: string | undefined
  /** identifies the save: repeated, it saves nothing new */
  key: string
  calculation: Calculation
  now: number
  /** if the visitor saved the same calculation after this time, returns that record instead */
  duplicatesSince?: number
}

/**
 * The visitors' records, in SQLite or PostgreSQL. Ids and keys are UUIDs in lower case; a malformed record id is unknown.
 * Times are epoch milliseconds.
 * @throws StoreUnavailableError from every method, with nothing half-written
 */
export class RecordStore {
  readonly #db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    this.#db = db
  }

  /**
   * Saves a record, and its visitor's visit. Resolves once both are durable. The same key and calculation again return
   * the saved record, also without a cookie. Another calculation or visitor under a used key is `keyReused`; a visitor
   * with `serviceLimits.records` is `full`.
   */
  async insert(record: NewRecord): Promise<StoredRecord | 'full' | 'keyReused'> {
    const saved = await this.#transaction(async (db) => {
      const rowUnderKey = await db.selectFrom('records').selectAll().where('key', '=', record.key).executeTakeFirst()
      if (rowUnderKey) {
        if (!isSameSave(rowUnderKey, record)) return 'keyReused'
        await setLastActive(db, rowUnderKey.visitor_id, record.now)
        return rowUnderKey
      }
      const visitor = record.visitor ?? randomUUID()
      // locks the visitor: another save of theirs waits, and is counted and compared below
      await saveVisitor(db, visitor, record.now)
      const duplicate = await recentDuplicate(db, visitor, record)
      if (duplicate) return duplicate
      if ((await countRecords(db, visitor)) >= serviceLimits.records) return 'full'
      await redateFuture(db, record.now).where('visitor_id', '=', visitor).execute()
      const row = await insertRow(db, visitor, record)
      // another instance has saved under the key meanwhile: nobody would know the new visitor
      if (!row && !record.visitor) await db.deleteFrom('visitors').where('id', '=', visitor).execute()
      return row
    })
    if (!saved) return this.insert(record)
    return typeof saved === 'string' ? saved : toStoredRecord(saved)
  }

  /** Lists records, newest first. `next` is the `before` of the next page. */
  async list(
    visitor: string,
    limit: number,
    before?: string,
  ): Promise<{ records: StoredRecord[]; nextCursor: string | null }> {
    const [, time, id = ''] = /^(\d{1,15})_(.*)$/.exec(before ?? '') ?? []
    if (before !== undefined && !isUuid(id)) return { records: [], nextCursor: null }
    const rows = await this.#attempt((db) =>
      db
        .selectFrom('records')
        .selectAll()
        .where('visitor_id', '=', visitor)
        .$if(before !== undefined, (query) =>
          query.where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '<', tuple(Number(time), id))),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        // one more row shows whether another page follows
        .limit(limit + 1)
        .execute(),
    )
    const records = rows.slice(0, limit).map(toStoredRecord)
    const last = records.at(-1)
    return { records, nextCursor: last && rows.length > limit ? `${last.createdAt}_${last.id}` : null }
  }

  /** Replaces a record's calculation. Returns false if the visitor has no such record. */
  async correct(visitor: string, id: string, calculation: Calculation): Promise<boolean> {
    if (!isUuid(id)) return false
    const { numUpdatedRows } = await this.#attempt((db) =>
      db
        .updateTable('records')
        .set(toCalculationColumns(calculation))
        .where((where) => where.and({ id, visitor_id: visitor }))
        .executeTakeFirst(),
    )
    return numUpdatedRows > 0
  }

  /** Returns false if the visitor has no such record. */
  async delete(visitor: string, id: string): Promise<boolean> {
    if (!isUuid(id)) return false
    const { numDeletedRows } = await this.#attempt((db) =>
      db
        .deleteFrom('records')
        .where((where) => where.and({ id, visitor_id: visitor }))
        .executeTakeFirst(),
    )
    return numDeletedRows > 0
  }

  /** Deletes a visitor with all records. */
  async deleteVisitor(visitor: string): Promise<void> {
    await this.#attempt((db) => db.deleteFrom('visitors').where('id', '=', visitor).execute())
  }

  /** Records a visit, at most once an hour. Returns false for an unknown visitor. */
  visit(visitor: string, now: number): Promise<boolean> {
    return this.#attempt(async (db) => {
      const found = await db.selectFrom('visitors').selectAll().where('id', '=', visitor).executeTakeFirst()
      if (!found) return false
      // activity later than now, from a clock that was ahead, counts as now
      if (found.last_active_at > now || found.last_active_at <= now - hour) await setLastActive(db, visitor, now)
      return true
    })
  }

  /**
   * Deletes at most `limit` visitors inactive for the retention and an hour, because `visit` writes once an hour, with
   * their records. Returns their number.
   */
  purgeInactive(now: number, limit: number): Promise<number> {
    const cutoff = now - millisecondsOf('retention') - hour
    return this.#transaction(async (db) => {
      const ahead = db.selectFrom('visitors').select('id').where('last_active_at', '>', now)
      await redateFuture(db, now).where('visitor_id', 'in', ahead).execute()
      await db.updateTable('visitors').set({ last_active_at: now }).where('last_active_at', '>', now).execute()
      const inactive = db.selectFrom('visitors').select('id').where('last_active_at', '<', cutoff).limit(limit)
      const { numDeletedRows } = await db
        .deleteFrom('visitors')
        .where('id', 'in', inactive)
        // PostgreSQL checks this again for a visitor who came back since the sub-select
        .where('last_active_at', '<', cutoff)
        .executeTakeFirst()
      return Number(numDeletedRows)
    })
  }

  /** Resolves if a record could be saved now. Saves one and deletes it: reading works on a full disk too. */
  async ping(): Promise<void> {
    const id = randomUUID()
    const content = { age: 0, gender: 'homme', weight: 0, distance: 0, vo2max_tenths: 0, category: 'Faible' } as const
    await this.#transaction(async (db) => {
      await saveVisitor(db, id, 0)
      await db
        .insertInto('records')
        .values({ id, visitor_id: id, key: id, ...content, created_at: 0 })
        .execute()
      await db.deleteFrom('visitors').where('id', '=', id).execute()
    })
  }

  close(): Promise<void> {
    return this.#db.destroy()
  }

  #transaction<Result>(work: (db: Transaction<Tables>) => Promise<Result>): Promise<Result> {
    return this.#attempt((db) => db.transaction().execute(work))
  }

  async #attempt<Result>(work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result> {
    try {
      return await work(this.#db)
    } catch (cause) {
      throw new StoreUnavailableError(reasonOf(cause), { cause })
    }
  }
}

/** Thrown when the database fails: unreachable, read-only, full, too busy. The same call may work later. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError'
}

/** Whether a save has the calculation of the row under its key, and not another visitor. */
function isSameSave(row: RecordRow, { visitor, calculation }: NewRecord): boolean {
  const isOwn = visitor === undefined || visitor === row.visitor_id
  return isOwn && isDeepStrictEqual(toStoredRecord(row).calculation, calculation)
}

/** Returns the row of the same calculation that the visitor saved after `unlessSavedAfter`. */
async function recentDuplicate(db: Kysely<Tables>, visitor: string, { calculation, now, duplicatesSince }: NewRecord) {
  if (duplicatesSince === undefined) return undefined
  return db
    .selectFrom('records')
    .selectAll()
    .where((where) => where.and({ visitor_id: visitor, ...toCalculationColumns(calculation) }))
    .where('created_at', '>', duplicatesSince)
    .where('created_at', '<=', now)
    .executeTakeFirst()
}

async function countRecords(db: Kysely<Tables>, visitor: string): Promise<number> {
  const ownRecords = db.selectFrom('records').where('visitor_id', '=', visitor)
  const { count } = await ownRecords.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return count
}

/** Returns the new row; undefined if the key is in use. */
function insertRow(db: Kysely<Tables>, visitor: string, { key, calculation, now }: NewRecord) {
  return db
    .insertInto('records')
    .values({ id: randomUUID(), visitor_id: visitor, key, ...toCalculationColumns(calculation), created_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returningAll()
    .executeTakeFirst()
}

const setLastActive = (db: Kysely<Tables>, id: string, now: number) =>
  db.updateTable('visitors').set({ last_active_at: now }).where('id', '=', id).execute()

async function saveVisitor(db: Kysely<Tables>, id: string, now: number): Promise<void> {
  await db
    .insertInto('visitors')
    .values({ id, created_at: now, last_active_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ last_active_at: now }))
    .execute()
}

/** Dates records later than now, saved while a clock was ahead, just before now: newer ones are then listed above. */
function redateFuture(db: Kysely<Tables>, now: number) {
  return db
    .updateTable('records')
    .set({ created_at: now - 1 })
    .where('created_at', '>', now)
}

function toCalculationColumns({ vo2maxResult: vo2max_tenths, ...columns }: Calculation): CalculationColumns {
  return { ...columns, vo2max_tenths }
}

function toStoredRecord(row: RecordRow): StoredRecord {
  const { id, visitor_id: visitor, created_at: createdAt } = row
  const { age, gender, weight, distance, vo2max_tenths: vo2maxResult, category } = row
  return { id, visitor, createdAt, calculation: { age, gender, weight, distance, vo2maxResult, category } }
}
