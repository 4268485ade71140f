import { randomUUID } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { expect } from 'vitest'
import { eraseRecord } from '../erase-record.ts'
import { newRecord, noon, walk } from '../../testing/records.ts'
import { day, type StoreTest } from '../../testing/store-test.ts'
import type { Store } from '../store.ts'

/** Tests deletions, revocations and the purge, also during concurrent saves. */
export function describeDelete(test: StoreTest): void {
  test('one record goes, the others stay; with the last the visitor goes too', async ({ store, save, all, ids }) => {
    const visitor = randomUUID()
    const [first, second] = [await save(newRecord({ visitor })), await save(newRecord({ visitor }, walk))]
    expect(await store.delete(visitor, first.id, noon)).toBe(true)
    expect(await store.delete(visitor, first.id, noon)).toBe(false)
    expect(await all(visitor)).toEqual([second])
    expect(await ids('visitors')).toEqual([visitor])
    await store.delete(visitor, second.id, noon)
    expect(await ids('visitors')).toEqual([])
  })

  test('a revoked key loses its record, and saves nothing from then on', async ({ store, other, all, ids }) => {
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

  test('a revocation without keys throws, and deletes nothing', async ({ store, all }) => {
    const mine = newRecord()
    await store.insert(mine)
    await expect(store.revoke([mine.visitor], [], noon)).rejects.toThrow(RangeError)
    expect(await all(mine.visitor)).toEqual([mine])
  })

  test('a concurrent revocation of its key always deletes a save', async ({ store, other, ids }) => {
    for (let round = 0; round < 20; round++) {
      const [saved, key] = [newRecord(), randomUUID()]
      await Promise.all([store.insert(saved, key), other.revoke([saved.visitor], [key], noon)])
      expect([await ids('records'), await ids('visitors')]).toEqual([[], []])
    }
  })

  test('nothing is left of an erased visitor, and the others stay', async ({ store, save, ids }) => {
    const [mine, mineToo, theirs] = [newRecord(), newRecord({}, walk), newRecord()]
    mineToo.visitor = mine.visitor
    await Promise.all([mine, mineToo, theirs].map(save))
    expect(await store.deleteVisitor(mine.visitor, noon)).toBe(2)
    expect([await ids('visitors'), await ids('records')]).toEqual([[theirs.visitor], [theirs.id]])
  })

  test('an erased visitor does not return, nor by a key; others are kept', async ({ store, other, ids }) => {
    const [before, after, theirs] = [newRecord(), newRecord(), newRecord()]
    after.visitor = before.visitor
    const key = randomUUID()
    await store.insert(before, key)
    await store.deleteVisitor(before.visitor, noon)
    for (const one of [store, other]) {
      expect(await one.insert(before, key)).toBe('erased')
      expect([await one.erasedAt(before.visitor), await one.erasedAt(theirs.visitor)]).toEqual([noon, undefined])
      expect(await Promise.all([one.insert(after), one.insert(theirs)])).toEqual(['erased', theirs])
      // a retry without the cookie comes from another visitor
      expect(await one.insert(newRecord(), key)).toBe('deleted')
    }
    expect([await ids('visitors'), await ids('records')]).toEqual([[theirs.visitor], [theirs.id]])
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
    const remains = await database.sql('select * from tombstones')
    expect(Object.keys(remains[0]!).sort()).toEqual(['erased_at', 'fingerprint'])
    for (const id of [early, late, earlyKey, lateKey]) expect(JSON.stringify(remains)).not.toContain(id.slice(0, 8))
    expect(await store.purgeTombstones(noon, 50)).toBe(2)
    expect(await store.purgeTombstones(noon, 50)).toBe(0)
    expect(await store.insert(newRecord({ visitor: late }), lateKey)).toBe('erased')
    expect(await store.insert(newRecord({ visitor: early }), earlyKey)).toMatchObject({ visitor: early })
  })

  test('a second erasure renews the tombstone', async ({ store }) => {
    const visitor = randomUUID()
    await store.deleteVisitor(visitor, noon - 1)
    await store.deleteVisitor(visitor, noon)
    expect(await store.purgeTombstones(noon, 50)).toBe(0)
  })

  test('an operator erases a record by its id, and a save of it that is still on its way brings nothing back', async ({
    store,
    all,
  }) => {
    const key = randomUUID()
    const [erased, stays] = [newRecord(), newRecord()]
    await store.insert(erased, key)
    await store.insert({ ...stays, visitor: erased.visitor })
    expect(await eraseRecord(store, erased.id, false, noon)).toBe(1)
    expect(await store.insert({ ...erased, id: uuidv7() }, key)).toBe('deleted')
    expect((await all(erased.visitor)).map(({ id }) => id)).toEqual([stays.id])
    expect(await eraseRecord(store, stays.id, true, noon)).toBe(1)
    expect(await store.insert(newRecord({ visitor: erased.visitor }))).toBe('erased')
    for (const id of [erased.id, 'x'])
      await expect(eraseRecord(store, id, false, noon)).rejects.toThrow(`there is no record ${id}`)
  })

  const savedAt = async (store: Store, createdAt: number) => {
    const saved = newRecord({ createdAt }, walk)
    await store.insert(saved)
    return saved.visitor
  }

  test('visitors inactive before the cutoff go with every record', async ({ database, store, ids }) => {
    const active = await savedAt(store, noon)
    await savedAt(store, noon - 1)
    expect(await store.purgeInactive(noon, 50)).toBe(1)
    expect(await ids('visitors')).toEqual([active])
    expect(await database.sql('select visitor_id from records')).toEqual([{ visitor_id: active }])
  })

  test('a batch takes the longest inactive first, and no more than its limit', async ({ store, ids }) => {
    const third = await savedAt(store, noon - day)
    await savedAt(store, noon - 3 * day)
    await savedAt(store, noon - 2 * day)
    expect(await store.purgeInactive(noon, 2)).toBe(2)
    expect(await ids('visitors')).toEqual([third])
    expect(await store.purgeInactive(noon, 2)).toBe(1)
    expect(await store.purgeInactive(noon, 2)).toBe(0)
  })

  test('a save during the purge of its visitor is kept, whichever comes first', async ({ store, other, all }) => {
    for (let round = 0; round < 20; round++) {
      const saved = newRecord({ visitor: await savedAt(store, noon - day) })
      await Promise.all([store.insert(saved), other.purgeInactive(noon, 50)])
      expect(await all(saved.visitor)).toContainEqual(saved)
    }
  })

  test('two stores that purge at once remove each visitor once', async ({ store, other }) => {
    const old = Array.from({ length: 60 }, () => newRecord({ createdAt: noon - day }))
    await Promise.all(old.map((one) => store.insert(one)))
    const removed = await Promise.all([store.purgeInactive(noon, 60), other.purgeInactive(noon, 60)])
    expect(removed[0] + removed[1]).toBe(60)
  })
}
