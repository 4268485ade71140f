import { afterAll, beforeAll, test } from 'vitest'
import type { Log } from '../ops/log.ts'
import type { Store, StoredRecord } from '../store/store.ts'

/** An empty database for the tests of one file. */
export interface TestDatabase {
  open(log?: Log): Promise<Store>
  /** Runs one SQL statement without the store. Returns its rows. */
  sql(text: string): Promise<Record<string, unknown>[]>
  /** Closes the opened stores and deletes the database. */
  remove(): Promise<void>
}

export type NewDatabase = () => Promise<TestDatabase>

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** Returns `test` with fixtures: two stores on one database, emptied before each test, and queries of its contents. */
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
