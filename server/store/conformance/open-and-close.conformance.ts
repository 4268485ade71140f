import { describe, expect, onTestFinished, test } from 'vitest'
import { newRecord, noon } from '../../testing/records.ts'
import { StoreUnavailable } from '../store.ts'
import type { NewDatabase } from '../../testing/store-test.ts'

/** Tests opening, migrating and closing, each in its own database. */
export function describeOpenAndClose(newDatabase: NewDatabase): void {
  async function empty() {
    const database = await newDatabase()
    onTestFinished(() => database.remove())
    return database
  }

  describe('open and close', () => {
    test('an empty database may be opened twice at once', async () => {
      const database = await empty()
      const [one, two] = await Promise.all([database.open(), database.open()])
      const saved = newRecord()
      await one.insert(saved)
      expect((await two.list(saved.visitor, { limit: 1 })).records).toEqual([saved])
    })

    test('a migration that fails half-way leaves nothing of itself', async () => {
      const database = await empty()
      await database.sql('create table records (mine text)')
      await expect(database.open()).rejects.toThrow(/^Cannot open the .*already exists/)
      await database.sql('drop table records')
      await (await database.open()).insert(newRecord())
    })

    test('a database from before migration 0002 keeps its records and its tombstones', async () => {
      const database = await empty()
      const older = await database.open()
      const [saved, erased] = [newRecord(), newRecord()]
      await older.insert(saved)
      await older.insert(erased)
      await older.deleteVisitor(erased.visitor, noon)
      await older.close()
      for (const statement of [
        'alter table records rename column protocol to test',
        'alter table tombstones rename to erasures',
        `delete from kysely_migration where name = '0002-protocol'`,
      ]) {
        await database.sql(statement)
      }
      const store = await database.open()
      expect((await store.list(saved.visitor, { limit: 1 })).records).toEqual([saved])
      expect(await store.insert(erased)).toBe('erased')
    })

    test('a database of a newer version is refused in one line, and untouched', async () => {
      const database = await empty()
      const store = await database.open()
      await store.insert(newRecord())
      await store.close()
      await database.sql(`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01')`)
      const contents = () =>
        Promise.all(['visitors', 'records', 'kysely_migration'].map((table) => database.sql(`select * from ${table}`)))
      const before = await contents()
      await expect(database.open()).rejects.toThrow(
        /^Cannot open the .*: another version of the program has changed it \(migration 9999-later\).*$/,
      )
      expect(await contents()).toEqual(before)
    })

    test('close waits for the saves under way; then the store is unavailable, and may be closed again', async () => {
      const database = await empty()
      const store = await database.open()
      const saves = Array.from({ length: 600 }, () => store.insert(newRecord()))
      await store.close()
      await Promise.all(saves)
      expect(await database.sql('select id from records')).toHaveLength(600)
      await store.close()
      await expect(store.insert(newRecord())).rejects.toThrow(StoreUnavailable)
      await expect(store.ping()).rejects.toThrow(StoreUnavailable)
    })

    test('ping leaves no record behind', async () => {
      const database = await empty()
      const store = await database.open()
      await store.ping()
      expect(await database.sql('select * from visitors')).toEqual([])
      expect(await database.sql('select * from records')).toEqual([])
      await database.sql('drop table records')
      await expect(store.ping()).rejects.toThrow(/records/)
    })
  })
}
