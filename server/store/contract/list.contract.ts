import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { newRecord, others } from '../../testing/records.ts'
import { strangers, type StoreTest } from '../../testing/store-test.ts'

export function describeList(test: StoreTest): void {
  describe('list', () => {
    test('pages go from the newest to the oldest without a gap or a repeat, whatever the tests', async ({
      store,
      save,
    }) => {
      const visitor = randomUUID()
      const records = Array.from({ length: 7 }, (_, index) => newRecord({ visitor }, others[index]))
      await Promise.all(records.map(save))
      const [first, second, third, fourth, fifth, sixth, seventh] = records
      const page = (before?: string) => store.list(visitor, { limit: 3, ...(before && { before }) })
      expect(await page()).toEqual({ records: [seventh, sixth, fifth], next: fifth!.id })
      expect(await page(fifth!.id)).toEqual({ records: [fourth, third, second], next: second!.id })
      expect(await page(second!.id)).toEqual({ records: [first], next: null })
      expect(await page(first!.id)).toEqual({ records: [], next: null })
      expect(await page(fourth!.id)).toEqual({ records: [third, second, first], next: null })
    })

    test.for<[string, string]>([
      ['a test that nobody knows', "test = 'beep'"],
      ['an input too many', `inputs = '{"wind":"strong"}'`],
      ['no JSON', "inputs = '{'"],
      ['an unknown category', "category = 'Good'"],
    ])('a row with %s is left out of its page, and of no other', async ([_, misfit], { database, store, save }) => {
      const visitor = randomUUID()
      const [first, second, third] = [newRecord({ visitor }), newRecord({ visitor }), newRecord({ visitor })]
      await Promise.all([first, second, third].map(save))
      await database.sql(`update records set ${misfit} where id = '${second.id}'`)
      expect(await store.list(visitor, { limit: 2 })).toEqual({ records: [third], next: second.id })
      expect(await store.list(visitor, { limit: 2, before: second.id })).toEqual({ records: [first], next: null })
      expect(await store.delete(visitor, second.id, 0)).toBe(true)
    })

    test('a visitor never sees another visitor, even from their id', async ({ store, save, all }) => {
      const [mine, theirs] = [await save(newRecord()), await save(newRecord())]
      expect(await all(mine.visitor)).toEqual([mine])
      expect((await store.list(mine.visitor, { limit: 10, before: theirs.id })).records).toEqual([mine])
    })

    test.for(strangers)('%s has no records', async ([_, visitor], { all }) => expect(await all(visitor)).toEqual([]))

    test('nothing comes before what is no id', async ({ store, save }) => {
      const saved = await save(newRecord())
      expect(await store.list(saved.visitor, { limit: 10, before: "'; --" })).toEqual({ records: [], next: null })
    })
  })
}
