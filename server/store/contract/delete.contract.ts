import { randomUUID } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { describe, expect } from 'vitest'
import { newRecord, noon, walk } from '../../testing/records.ts'
import type { StoreTest } from '../../testing/store-test.ts'

export function describeDelete(test: StoreTest): void {
  describe('delete', () => {
    test('one record goes, the others stay', async ({ store, save, all, ids }) => {
      const visitor = randomUUID()
      const [first, second] = [await save(newRecord({ visitor })), await save(newRecord({ visitor }, walk))]
      expect(await store.delete(visitor, first.id, noon)).toBe(true)
      expect(await store.delete(visitor, first.id, noon)).toBe(false)
      expect(await all(visitor)).toEqual([second])
      expect(await ids('visitors')).toEqual([visitor])
    })

    test('with the last record the visitor goes too', async ({ store, save, ids }) => {
      const saved = await save(newRecord())
      expect(await store.delete(saved.visitor, saved.id, noon)).toBe(true)
      expect(await ids('visitors')).toEqual([])
    })

    test('another visitor’s record is unknown, and stays', async ({ store, save, all }) => {
      const [mine, theirs] = [await save(newRecord()), await save(newRecord())]
      expect(await store.delete(mine.visitor, theirs.id, noon)).toBe(false)
      expect(await all(theirs.visitor)).toEqual([theirs])
    })

    test.for([uuidv7(), 'x', '', '\0'])('there is no record %o to delete', async (id, { store, save, all }) => {
      const saved = await save(newRecord())
      expect(await store.delete(saved.visitor, id, noon)).toBe(false)
      expect(await store.delete(id, saved.id, noon)).toBe(false)
      expect(await all(saved.visitor)).toEqual([saved])
    })

    test('a save while the last record is deleted is kept', async ({ store, other, all }) => {
      for (let round = 0; round < 5; round++) {
        const visitor = randomUUID()
        const [old, fresh] = [newRecord({ visitor }), newRecord({ visitor })]
        await store.insert(old)
        await Promise.all([store.delete(visitor, old.id, noon), other.insert(fresh)])
        expect(await all(visitor)).toEqual([fresh])
      }
    })
  })
}
