import { afterAll, beforeAll, test } from 'vitest'
import type { Log } from '../ops/log.ts'
import type { Store, StoredRecord } from '../store/store.ts'

/** An empty database that the tests of a file have for themselves. */
export interface TestDatabase {
  open(log?: Log): Promise<Store>
  /** Runs one SQL statement behind the store's back and answers its rows. */
  sql(text: string): Promise<Record<string, unknown>[]>
  /** Closes what the tests opened and deletes the database. */
  remove(): Promise<void>
}

export type NewDatabase = () => Promise<TestDatabase>

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** `test` that gives what it is asked for: two stores on one database, empty before each test, and what it holds. */
export function storeTest(newDatabase: NewDatabase) {
  let database: TestDatabase
  let opened: [Store, Store]
  beforeAll(async () => {
    database = await newDatabase()
    opened = [await database.open(), await database.open()]
  }, 60_000)
  afterAll(() => database.remove())

  return test
    .extend('database', () => database)
    .extend('store', async () => {
      await database.sql('delete from visitors')
      await database.sql('delete from tombstones')
      return opened[0]
    })
    .extend('other', () => opened[1])
    .extend('save', ({ store }) => async (record: StoredRecord): Promise<StoredRecord> => {
      await store.insert(record)
      return record
    })
    .extend(
      'all',
      ({ store }) =>
        async (visitor: string) =>
          (await store.list(visitor, { limit: 10_000 })).records,
    )
    .extend('ids', ({ database }) => async (table: 'visitors' | 'records') => {
      const rows = await database.sql(`select id from ${table}`)
      return rows.map(({ id }) => id)
    })
    .extend('lastActive', ({ database }) => async () => {
      const rows = await database.sql('select last_active_at from visitors')
      return rows.map((row) => Number(row.last_active_at))
    })
}

export type StoreTest = ReturnType<typeof storeTest>
