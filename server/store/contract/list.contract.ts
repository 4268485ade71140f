import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { calculation } from '../../testing/calculation.ts'
import type { Calculation } from '../store.ts'
import { strangers, type StoreTest } from './store-test.ts'

export function describeList(test: StoreTest): void {
  describe('list', () => {
    test('pages go from the newest to the oldest without a gap or a repeat', async ({ store }) => {
      const visitor = randomUUID()
      const seven = Array.from({ length: 7 }, () => calculation({ visitor }))
      await Promise.all(seven.map((one) => store.insert(one)))
      const [first, second, third, fourth, fifth, sixth, seventh] = seven
      const page = (before?: Calculation) => store.list(visitor, { limit: 3, ...(before && { before: before.id }) })
      expect(await page()).toEqual([seventh, sixth, fifth])
      expect(await page(fifth)).toEqual([fourth, third, second])
      expect(await page(second)).toEqual([first])
      expect(await page(first)).toEqual([])
    })

    test('a visitor never sees another visitor, even from their id', async ({ store, save, all }) => {
      const [mine, theirs] = [await save(calculation()), await save(calculation())]
      expect(await all(mine.visitor)).toEqual([mine])
      expect(await store.list(mine.visitor, { limit: 10, before: theirs.id })).toEqual([mine])
    })

    test.for(strangers)('%s has no records', async ([_, visitor], { all }) => expect(await all(visitor)).toEqual([]))

    test('nothing comes before what is no id', async ({ store, save }) => {
      const saved = await save(calculation())
      expect(await store.list(saved.visitor, { limit: 10, before: "'; --" })).toEqual([])
    })
  })
}
