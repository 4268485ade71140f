import { describe, expect } from 'vitest'
import { newRecord, noon, walk } from '../../testing/records.ts'
import type { Store } from '../store.ts'
import { day, type StoreTest } from '../../testing/store-test.ts'

export function describePurge(test: StoreTest): void {
  describe('purgeInactive', () => {
    const savedAt = async (store: Store, createdAt: number) => {
      const saved = newRecord({ createdAt }, walk)
      await store.insert(saved)
      return saved.visitor
    }

    test('who was active at the cutoff stays, who was before goes with every record', async ({
      database,
      store,
      ids,
    }) => {
      const active = await savedAt(store, noon)
      await savedAt(store, noon - 1)
      expect(await store.purgeInactive(noon, 50)).toBe(1)
      expect(await ids('visitors')).toEqual([active])
      expect(await database.sql('select visitor_id from records')).toEqual([{ visitor_id: active }])
    })

    test('the records of a visitor who came back stay, however old', async ({ store, all }) => {
      const returned = await savedAt(store, noon - 40 * day)
      await store.touch(returned, noon)
      expect(await store.purgeInactive(noon - 30 * day, 50)).toBe(0)
      expect(await all(returned)).toHaveLength(1)
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

    test('two stores that purge at once remove each visitor once', async ({ store, other }) => {
      const old = Array.from({ length: 60 }, () => newRecord({ createdAt: noon - day }))
      await Promise.all(old.map((one) => store.insert(one)))
      const removed = await Promise.all([store.purgeInactive(noon, 60), other.purgeInactive(noon, 60)])
      expect(removed[0] + removed[1]).toBe(60)
    })

    test('a save during a purge is kept', async ({ store, ids }) => {
      const old = Array.from({ length: 40 }, () => newRecord({ createdAt: noon - day }))
      await Promise.all(old.map((one) => store.insert(one)))
      const back = old.map(({ visitor }) => newRecord({ visitor }))
      const saves = back.map((one) => store.insert(one))
      await Promise.all([store.purgeInactive(noon, 10), ...saves, store.purgeInactive(noon, 40)])
      expect(await ids('records')).toEqual(expect.arrayContaining(back.map(({ id }) => id)))
    })
  })
}
