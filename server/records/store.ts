import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Kysely, Transaction } from 'kysely'
import type { Calculation } from '#contract/calculate.ts'
import { millisecondsOf, serviceLimits } from '#contract/published-constants.ts'
import type { RecordPage, SavedRecord } from '#contract/records.ts'
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

export interface SaveRequest {
  /** in the cookie; undefined without one */
  visitorId: string | undefined
  /** identifies the save: repeated, it saves nothing new */
  key: string
  calculation: Calculation
  now: number
  /** if the visitor saved the same calculation after this time, returns that record instead */
  duplicatesSince?: number
}

/**
 * The visitors' records, in SQLite or PostgreSQL. Ids and keys are UUIDs in lower case; a malformed record id is
 * unknown. Times are epoch milliseconds.
 * @throws StoreUnavailableError from every method, with nothing half-written
 */
export class RecordStore {
  readonly #db: Kysely<Tables>
  readonly #recordsPerVisitor: number

  /** @param recordsPerVisitor how many records a visitor may have */
  constructor(db: Kysely<Tables>, recordsPerVisitor: number = serviceLimits.recordsPerVisitor) {
    this.#db = db
    this.#recordsPerVisitor = recordsPerVisitor
  }

  /**
   * Saves a record, and its visitor's visit. Resolves once both are durable. The same key and calculation again return
   * the saved record, also without a cookie. Another calculation or visitor under a used key is `keyReused`; a visitor
   * with `recordsPerVisitor` is `full`.
   */
  async insert(request: SaveRequest): Promise<{ visitorId: string; record: SavedRecord } | 'full' | 'keyReused'> {
    const saved = await this.#transaction(async (db) => {
      const rowUnderKey = await db.selectFrom('records').selectAll().where('key', '=', request.key).executeTakeFirst()
      if (rowUnderKey) {
        if (!isSameSave(rowUnderKey, request)) return 'keyReused'
        await setLastActive(db, rowUnderKey.visitor_id, request.now)
        return rowUnderKey
      }
      const visitorId = request.visitorId ?? randomUUID()
      // locks the visitor: another save of theirs waits, and is counted and compared below
      await saveVisitor(db, visitorId, request.now)
      const duplicate = await recentDuplicate(db, visitorId, request)
      if (duplicate) return duplicate
      if ((await countRecords(db, visitorId)) >= this.#recordsPerVisitor) return 'full'
      await redateFuture(db, request.now).where('visitor_id', '=', visitorId).execute()
      const row = await insertRow(db, visitorId, request)
      // another instance has saved under the key meanwhile: nobody would know the new visitor
      if (!row && !request.visitorId) await db.deleteFrom('visitors').where('id', '=', visitorId).execute()
      return row
    })
    if (!saved) return this.insert(request)
    return typeof saved === 'string' ? saved : { visitorId: saved.visitor_id, record: toSavedRecord(saved) }
  }

  /** Lists records, newest first. `nextCursor` is the cursor of the next page. */
  async list(visitorId: string, limit: number, cursor?: string): Promise<RecordPage> {
    const [, time, id = ''] = /^(\d{1,15})_(.*)$/.exec(cursor ?? '') ?? []
    if (cursor !== undefined && !isUuid(id)) return { records: [], nextCursor: null }
    const rows = await this.#attempt((db) =>
      db
        .selectFrom('records')
        .selectAll()
        .where('visitor_id', '=', visitorId)
        .$if(cursor !== undefined, (query) =>
          query.where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '<', tuple(Number(time), id))),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        // one more row shows whether another page follows
        .limit(limit + 1)
        .execute(),
    )
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    const nextCursor = last && rows.length > limit ? `${last.created_at}_${last.id}` : null
    return { records: page.map(toSavedRecord), nextCursor }
  }

  /** Replaces a record's calculation. Returns false if the visitor has no such record. */
  async correct(visitorId: string, id: string, calculation: Calculation): Promise<boolean> {
    if (!isUuid(id)) return false
    const { numUpdatedRows } = await this.#attempt((db) =>
      db
        .updateTable('records')
        .set(toCalculationColumns(calculation))
        .where((where) => where.and({ id, visitor_id: visitorId }))
        .executeTakeFirst(),
    )
    return numUpdatedRows > 0
  }

  /** Returns false if the visitor has no such record. */
  async delete(visitorId: string, id: string): Promise<boolean> {
    if (!isUuid(id)) return false
    const { numDeletedRows } = await this.#attempt((db) =>
      db
        .deleteFrom('records')
        .where((where) => where.and({ id, visitor_id: visitorId }))
        .executeTakeFirst(),
    )
    return numDeletedRows > 0
  }

  /** Deletes a visitor with all records. */
  async deleteVisitor(visitorId: string): Promise<void> {
    await this.#attempt((db) => db.deleteFrom('visitors').where('id', '=', visitorId).execute())
  }

  /** Records a visit, at most once an hour. Returns false for an unknown visitor. */
  visit(visitorId: string, now: number): Promise<boolean> {
    return this.#attempt(async (db) => {
      const found = await db.selectFrom('visitors').selectAll().where('id', '=', visitorId).executeTakeFirst()
      if (!found) return false
      // activity later than now, from a clock that was ahead, counts as now
      if (found.last_active_at > now || found.last_active_at <= now - hour) await setLastActive(db, visitorId, now)
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
function isSameSave(row: RecordRow, { visitorId, calculation }: SaveRequest): boolean {
  const isOwn = visitorId === undefined || visitorId === row.visitor_id
  return isOwn && isDeepStrictEqual(toCalculation(row), calculation)
}

/** Returns the row of the same calculation that the visitor saved after `duplicatesSince`. */
async function recentDuplicate(
  db: Kysely<Tables>,
  visitorId: string,
  { calculation, now, duplicatesSince }: SaveRequest,
) {
  if (duplicatesSince === undefined) return undefined
  return db
    .selectFrom('records')
    .selectAll()
    .where((where) => where.and({ visitor_id: visitorId, ...toCalculationColumns(calculation) }))
    .where('created_at', '>', duplicatesSince)
    .where('created_at', '<=', now)
    .executeTakeFirst()
}

async function countRecords(db: Kysely<Tables>, visitorId: string): Promise<number> {
  const ownRecords = db.selectFrom('records').where('visitor_id', '=', visitorId)
  const { count } = await ownRecords.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return count
}

/** Returns the new row; undefined if the key is in use. */
function insertRow(db: Kysely<Tables>, visitorId: string, { key, calculation, now }: SaveRequest) {
  return db
    .insertInto('records')
    .values({ id: randomUUID(), visitor_id: visitorId, key, ...toCalculationColumns(calculation), created_at: now })
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

function toCalculation({
  age,
  gender,
  weight,
  distance,
  vo2max_tenths: vo2maxResult,
  category,
}: RecordRow): Calculation {
  return { age, gender, weight, distance, vo2maxResult, category }
}

function toSavedRecord(row: RecordRow): SavedRecord {
  return { ...toCalculation(row), id: row.id, createdAt: new Date(row.created_at).toISOString() }
}
