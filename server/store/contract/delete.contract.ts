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

    test('what a key has saved goes when it is revoked, and it saves nothing from then on, for whomever', async ({
      store,
      other,
      all,
      ids,
    }) => {
      const [mine, kept, theirs] = [newRecord(), newRecord(), newRecord()]
      kept.visitor = mine.visitor
      const [key, keptKey, unused] = [randomUUID(), randomUUID(), randomUUID()]
      await Promise.all([store.insert(mine, key), store.insert(kept, keptKey), store.insert(theirs, key)])
      await other.revoke([mine.visitor, randomUUID()], [key, unused], noon)
      expect([await all(mine.visitor), await all(theirs.visitor)]).toEqual([[kept], [theirs]])
      for (const revoked of [key, unused]) {
        expect(await store.insert(newRecord({ visitor: mine.visitor }), revoked)).toBe('deleted')
        expect(await store.insert(newRecord(), revoked)).toBe('deleted')
      }
      await store.revoke([mine.visitor], [keptKey], noon)
      expect(await ids('visitors')).toEqual([theirs.visitor])
    })

    test('a save under way with a key that is revoked is not kept, whichever comes first', async ({
      store,
      other,
      ids,
    }) => {
      for (let round = 0; round < 20; round++) {
        const [saved, key] = [newRecord(), randomUUID()]
        await Promise.all([store.insert(saved, key), other.revoke([saved.visitor], [key], noon)])
        expect([await ids('records'), await ids('visitors')]).toEqual([[], []])
      }
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
