import { randomUUID } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { describe, expect } from 'vitest'
import { newRecord, noon, walk } from '../../testing/records.ts'
import { strangers, type StoreTest } from '../../testing/store-test.ts'

/** What deleting everything of a visitor must do, whatever is under way elsewhere. */
export function describeDeleteVisitor(test: StoreTest): void {
  describe('deleteVisitor', () => {
    test('nothing is left of an erased visitor, and the others stay', async ({ store, save, ids }) => {
      const [mine, mineToo, theirs] = [newRecord(), newRecord({}, walk), newRecord()]
      mineToo.visitor = mine.visitor
      await Promise.all([mine, mineToo, theirs].map(save))
      expect(await store.deleteVisitor(mine.visitor, noon)).toBe(2)
      expect([await ids('visitors'), await ids('records')]).toEqual([[theirs.visitor], [theirs.id]])
    })

    test('a save under way is erased too', async ({ store, all }) => {
      const saved = newRecord()
      const save = store.insert(saved)
      expect(await store.deleteVisitor(saved.visitor, noon)).toBe(1)
      await save
      expect(await all(saved.visitor)).toEqual([])
    })

    test('an erased visitor does not come back, whoever saves for them; the others of the batch are kept', async ({
      store,
      other,
      ids,
    }) => {
      const [before, after, theirs] = [newRecord(), newRecord(), newRecord()]
      after.visitor = before.visitor
      const key = randomUUID()
      await store.insert(before, key)
      await store.deleteVisitor(before.visitor, noon)
      for (const one of [store, other]) {
        expect(await one.insert(before, key)).toBe('erased')
        expect(await Promise.all([one.insert(after), one.insert(theirs)])).toEqual(['erased', theirs])
      }
      expect([await ids('visitors'), await ids('records')]).toEqual([[theirs.visitor], [theirs.id]])
    })

    test('nor do their records under another visitor, whom their keys lead to once the cookie is gone', async ({
      store,
      ids,
    }) => {
      const keys = [randomUUID(), randomUUID()]
      const visitor = randomUUID()
      for (const key of keys) await store.insert(newRecord({ visitor }), key)
      await store.deleteVisitor(visitor, noon)
      for (const key of keys) expect(await store.insert(newRecord(), key)).toBe('deleted')
      expect(await ids('visitors')).toEqual([])
    })

    test('nor does one of whom nothing was kept any more', async ({ store, save, ids }) => {
      const saved = await save(newRecord())
      await store.delete(saved.visitor, saved.id, noon)
      expect(await store.deleteVisitor(saved.visitor, noon)).toBe(0)
      expect(await store.insert({ ...saved, id: uuidv7() })).toBe('erased')
      expect(await ids('visitors')).toEqual([])
    })

    test('what remains holds no id and no key, and goes after its time', async ({ database, store }) => {
      const [early, late, earlyKey, lateKey] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
      for (const [visitor, key, at] of [
        [early, earlyKey, noon - 1],
        [late, lateKey, noon],
      ] as const) {
        await store.insert(newRecord({ visitor }), key)
        await store.deleteVisitor(visitor, at)
      }
      const remains = await database.sql('select * from erasures')
      expect(Object.keys(remains[0]!).sort()).toEqual(['erased_at', 'fingerprint'])
      for (const id of [early, late, earlyKey, lateKey]) expect(JSON.stringify(remains)).not.toContain(id.slice(0, 8))
      expect(await store.purgeErasures(noon, 50)).toBe(2)
      expect(await store.purgeErasures(noon, 50)).toBe(0)
      expect(await store.insert(newRecord({ visitor: late }), lateKey)).toBe('erased')
      expect(await store.insert(newRecord({ visitor: early }), earlyKey)).toMatchObject({ visitor: early })
    })

    test('who is erased again is remembered as erased from then on', async ({ store }) => {
      const visitor = randomUUID()
      await store.deleteVisitor(visitor, noon - 1)
      await store.deleteVisitor(visitor, noon)
      expect(await store.purgeErasures(noon, 50)).toBe(0)
    })

    test('what remains goes in batches', async ({ store }) => {
      for (let left = 3; left > 0; left--) await store.deleteVisitor(randomUUID(), noon - 1)
      expect(await store.purgeErasures(noon, 2)).toBe(2)
      expect(await store.purgeErasures(noon, 2)).toBe(1)
    })

    test.for(strangers)('%s has nothing to erase', async ([_, visitor], { store }) =>
      expect(await store.deleteVisitor(visitor, noon)).toBe(0),
    )
  })
}
