import { randomUUID } from 'node:crypto'
import { test } from 'vitest'
import type { Store, StoredRecord } from '../store.ts'

/** An empty database that one test has for itself. */
export interface TestDatabase {
  open(): Promise<Store>
  /** Runs one SQL statement behind the store's back and answers its rows. */
  sql(text: string): Promise<Record<string, unknown>[]>
  /** Closes what the test opened and deletes the database. */
  remove(): Promise<void>
}

export type NewDatabase = () => Promise<TestDatabase>

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** `test` that gives what it is asked for: an empty database, a store on it, a record saved, and what it holds. */
export function storeTest(newDatabase: NewDatabase) {
  return test
    .extend('database', async ({}, { onCleanup }) => {
      const database = await newDatabase()
      onCleanup(() => database.remove())
      return database
    })
    .extend('store', ({ database }) => database.open())
    .extend('save', ({ store }) => async <Saved extends StoredRecord>(record: Saved): Promise<Saved> => {
      await store.insert(record)
      return record
    })
    .extend(
      'all',
      ({ store }) =>
        (visitor: string): Promise<StoredRecord[]> =>
          store.list(visitor, { limit: 10_000 }),
    )
    .extend(
      'visitors',
      ({ database }) =>
        () =>
          database.sql('select * from visitors'),
    )
}

/** Names under which nobody has anything. */
export const strangers: [name: string, visitor: string][] = [
  ['an unknown visitor', randomUUID()],
  ['no UUID', 'x'],
  ['a NUL', '\0'],
  ['an empty text', ''],
]

export type StoreTest = ReturnType<typeof storeTest>
/** The rows of all visitors. */
export type Visitors = () => Promise<Record<string, unknown>[]>
