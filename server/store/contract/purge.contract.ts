import { describe, expect } from 'vitest'
import { calculation, noon } from '../../testing/calculation.ts'
import type { Store } from '../store.ts'
import { day, type StoreTest, type Visitors } from './store-test.ts'

export function describePurge(test: StoreTest): void {
  describe('purgeInactive', () => {
    const savedAt = async (store: Store, createdAt: number) => {
      const saved = calculation({ createdAt })
      await store.insert(saved)
      return saved.visitor
    }
    const kept = async (visitors: Visitors) => (await visitors()).map(({ id }) => id)

    test('who was active at the cutoff stays, who was before goes with every record', async ({
      database,
      store,
      visitors,
    }) => {
      const active = await savedAt(store, noon)
      await savedAt(store, noon - 1)
      expect(await store.purgeInactive(noon, 50)).toBe(1)
      expect(await kept(visitors)).toEqual([active])
      expect(await database.sql('select visitor_id from calculations')).toEqual([{ visitor_id: active }])
    })

    test('the records of a visitor who came back stay, however old', async ({ store, all }) => {
      const returned = await savedAt(store, noon - 40 * day)
      await store.touch(returned, noon)
      expect(await store.purgeInactive(noon - 30 * day, 50)).toBe(0)
      expect(await all(returned)).toHaveLength(1)
    })

    test('a batch takes the longest inactive first, and no more than its limit', async ({ store, visitors }) => {
      const third = await savedAt(store, noon - day)
      await savedAt(store, noon - 3 * day)
      await savedAt(store, noon - 2 * day)
      expect(await store.purgeInactive(noon, 2)).toBe(2)
      expect(await kept(visitors)).toEqual([third])
      expect(await store.purgeInactive(noon, 2)).toBe(1)
      expect(await store.purgeInactive(noon, 2)).toBe(0)
    })

    test('two stores that purge at once remove each visitor once', async ({ database, store }) => {
      const other = await database.open()
      const old = Array.from({ length: 60 }, () => calculation({ createdAt: noon - day }))
      await Promise.all(old.map((one) => store.insert(one)))
      const removed = await Promise.all([store.purgeInactive(noon, 60), other.purgeInactive(noon, 60)])
      expect(removed[0] + removed[1]).toBe(60)
    })

    test('a save during a purge is kept', async ({ database, store }) => {
      const old = Array.from({ length: 40 }, () => calculation({ createdAt: noon - day }))
      await Promise.all(old.map((one) => store.insert(one)))
      const back = old.map(({ visitor }) => calculation({ visitor }))
      const saves = back.map((one) => store.insert(one))
      await Promise.all([store.purgeInactive(noon, 10), ...saves, store.purgeInactive(noon, 40)])
      const ids = (await database.sql('select id from calculations')).map(({ id }) => id)
      expect(ids).toEqual(expect.arrayContaining(back.map(({ id }) => id)))
    })
  })
}
