import { randomUUID } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { describe, expect } from 'vitest'
import { calculation } from '../../testing/calculation.ts'
import type { StoreTest } from './store-test.ts'

export function describeDelete(test: StoreTest): void {
  describe('delete', () => {
    test('one record goes, the others stay', async ({ store, save, all, visitors }) => {
      const visitor = randomUUID()
      const [first, second] = [await save(calculation({ visitor })), await save(calculation({ visitor }))]
      expect(await store.delete(visitor, first.id)).toBe(true)
      expect(await store.delete(visitor, first.id)).toBe(false)
      expect(await all(visitor)).toEqual([second])
      expect(await visitors()).toHaveLength(1)
    })

    test('with the last record the visitor goes too', async ({ store, save, visitors }) => {
      const saved = await save(calculation())
      expect(await store.delete(saved.visitor, saved.id)).toBe(true)
      expect(await visitors()).toEqual([])
    })

    test('another visitor’s record is unknown, and stays', async ({ store, save, all }) => {
      const [mine, theirs] = [await save(calculation()), await save(calculation())]
      expect(await store.delete(mine.visitor, theirs.id)).toBe(false)
      expect(await all(theirs.visitor)).toEqual([theirs])
    })

    test.for([uuidv7(), 'x', '', '\0'])('there is no record %o to remove', async (id, { store, save, all }) => {
      const saved = await save(calculation())
      expect(await store.delete(saved.visitor, id)).toBe(false)
      expect(await store.delete(id, saved.id)).toBe(false)
      expect(await all(saved.visitor)).toEqual([saved])
    })

    test('a save while the last record is removed is kept', async ({ database, store, all }) => {
      const other = await database.open()
      for (let round = 0; round < 20; round++) {
        const visitor = randomUUID()
        const [old, fresh] = [calculation({ visitor }), calculation({ visitor })]
        await store.insert(old)
        await Promise.all([store.delete(visitor, old.id), other.insert(fresh)])
        expect(await all(visitor)).toEqual([fresh])
      }
    })
  })
}
