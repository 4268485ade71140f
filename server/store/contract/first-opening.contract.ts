import { describe, expect } from 'vitest'
import { calculation } from '../../testing/calculation.ts'
import { calculationColumns } from '../tables.ts'
import { storeTest, type NewDatabase } from './store-test.ts'

/** What opening must do the first time. */
export function describeFirstOpening(name: string, newDatabase: NewDatabase): void {
  const test = storeTest(newDatabase)
  describe(`${name}, empty`, () => {
    test('an empty database may be opened twice at once', async ({ database }) => {
      const [one, two] = await Promise.all([database.open(), database.open()])
      const saved = calculation()
      await one.insert(saved)
      expect(await two.list(saved.visitor, { limit: 1 })).toEqual([saved])
    })

    test('a database has a column for each field of a record, and no other', async ({ database, store }) => {
      await store.insert(calculation())
      const [row] = await database.sql('select * from calculations')
      expect(Object.keys(row!).sort()).toEqual([...Object.values(calculationColumns), 'idempotency_key'].sort())
    })

    test('a migration that fails half-way leaves nothing of itself', async ({ database }) => {
      await database.sql('create table calculations (mine text)')
      await expect(database.open()).rejects.toThrow(/^Cannot open the .*already exists/)
      await database.sql('drop table calculations')
      await (await database.open()).insert(calculation())
    })
  })
}
