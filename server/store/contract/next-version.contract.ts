import { describe, expect, onTestFinished, test } from 'vitest'
import { calculation } from '../../testing/calculation.ts'
import { additiveMigration, breakingMigration } from '../../testing/next-version.ts'
import type { NewDatabase, TestDatabase } from './store-test.ts'
import { describeStore } from './store.contract.ts'

/** What this version of the program does with a database that the next one has migrated: the way back. */
export function describeNextVersion(name: string, id: 'uuid' | 'text', newDatabase: NewDatabase): void {
  async function migrate(database: TestDatabase, migration: string[]) {
    for (const statement of migration) await database.sql(statement)
  }

  describeStore(`${name}, once the next version has added to it`, async () => {
    const database = await newDatabase()
    const store = await database.open()
    await store.close()
    await migrate(database, [...additiveMigration(id), 'update heartbeat set beats = 0'])
    return database
  })

  describe(`${name} and the next version`, () => {
    async function opened() {
      const database = await newDatabase()
      onTestFinished(() => database.remove())
      return { database, store: await database.open() }
    }

    test('a store that is open while the next version adds to the database goes on', async () => {
      const { database, store } = await opened()
      const before = calculation()
      const after = calculation({ visitor: before.visitor })
      const removed = calculation({ visitor: before.visitor })
      await Promise.all([store.insert(before), store.insert(removed)])
      await store.list(before.visitor, { limit: 10 })
      await migrate(database, additiveMigration(id))
      await store.insert(after)
      await store.delete(removed.visitor, removed.id)
      expect(await store.list(before.visitor, { limit: 10 })).toStrictEqual([after, before])
      expect(await store.update(before.visitor, before.id, { ...before, age: 31 })).toStrictEqual({
        ...before,
        age: 31,
      })
    })

    test('what the next version has noted stays through a correction, and goes with its run and its visitor', async () => {
      const { database, store } = await opened()
      const [first, second] = [calculation(), calculation()]
      second.visitor = first.visitor
      await Promise.all([store.insert(first), store.insert(second)])
      await migrate(database, additiveMigration(id))
      await database.sql("update calculations set wind = 'strong'")
      await database.sql('insert into notes select visitor_id, id from calculations')
      await store.update(first.visitor, first.id, { ...first, age: 31 })
      expect(await database.sql('select wind from calculations')).toEqual([{ wind: 'strong' }, { wind: 'strong' }])
      await store.delete(first.visitor, first.id)
      expect(await database.sql('select calculation_id from notes')).toEqual([{ calculation_id: second.id }])
      await store.deleteVisitor(first.visitor, 0)
      expect(await database.sql('select * from notes')).toEqual([])
    })

    test.each([
      ['is not additive', breakingMigration, '0002-mass'],
      [
        'is not additive, after one that is',
        [...additiveMigration(id), breakingMigration.at(-1)!.replace('0002', '0003')],
        '0003-mass',
      ],
    ])('a database whose migration %s is refused', async (_, migration, refused) => {
      const { database, store } = await opened()
      await store.close()
      await migrate(database, migration)
      await expect(database.open()).rejects.toThrow(
        `a newer version of the program has changed it (migration ${refused})`,
      )
    })
  })
}
