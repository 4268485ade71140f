import { describe, expect } from 'vitest'
import { calculation } from '../../testing/calculation.ts'
import { StoreUnavailable } from '../store.ts'
import type { StoreTest } from './store-test.ts'

export function describeOpenAndClose(test: StoreTest): void {
  describe('open and close', () => {
    test('a database of a newer version is refused in one line, and untouched', async ({ database, store }) => {
      await store.insert(calculation())
      await store.close()
      await database.sql(`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01')`)
      const contents = () =>
        Promise.all(
          ['visitors', 'calculations', 'kysely_migration'].map((table) => database.sql(`select * from ${table}`)),
        )
      const before = await contents()
      await expect(database.open()).rejects.toThrow(
        /^Cannot open the .*: a newer version of the program has changed it \(migration 9999-later\).*$/,
      )
      expect(await contents()).toEqual(before)
    })

    test('close waits for the saves under way', async ({ database, store }) => {
      const saved = Array.from({ length: 600 }, () => calculation())
      const saves = saved.map((one) => store.insert(one))
      await store.close()
      await Promise.all(saves)
      expect(await database.sql('select id from calculations')).toHaveLength(600)
    })

    test('a closed store is unavailable, and may be closed again', async ({ store }) => {
      await store.close()
      await store.close()
      await expect(store.insert(calculation())).rejects.toThrow(StoreUnavailable)
      await expect(store.ping()).rejects.toThrow(StoreUnavailable)
    })

    test('opening proves by a write that a record can be saved, and so does ping', async ({ database, store }) => {
      const beats = async () => (await database.sql('select beats from heartbeat')).map((row) => Number(row.beats))
      expect(await beats()).toEqual([1])
      await store.ping()
      expect(await beats()).toEqual([2])
    })
  })
}
