import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { newRecord, noon, otherEntries, runOf, walk } from '../../testing/records.ts'
import { day, hour, minute, type StoreTest } from '../../testing/store-test.ts'
import { uuidv7 } from 'uuidv7'
import { type RecordBody, recordOf } from '../../../api/record.ts'

/** Tests lists, corrections and visits. */
export function describeList(test: StoreTest): void {
  test('pages go from newest to oldest without a gap or a repeat', async ({ store, save }) => {
    const visitor = randomUUID()
    const records = Array.from({ length: 7 }, (_, index) => newRecord({ visitor }, otherEntries[index]))
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
    ['a test that nobody knows', "protocol = 'beep'"],
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

  test('a malformed id in `before` gives an empty list', async ({ store, save }) => {
    const saved = await save(newRecord())
    expect(await store.list(saved.visitor, { limit: 10, before: "'; --" })).toEqual({ records: [], next: null })
  })

  const correction: RecordBody = recordOf(runOf(2612.25))!
  const otherWalk: RecordBody = recordOf({ ...walk, inputs: { ...walk.inputs, seconds: 900, weight: 69.5 } })!

  test('a record takes its new inputs and results, and keeps its place and time', async ({ store, save, all }) => {
    const visitor = randomUUID()
    const first = await save(newRecord({ visitor }))
    const second = await save(newRecord({ visitor, createdAt: noon + minute }, walk))
    const corrected = [
      { ...second, ...otherWalk },
      { ...first, ...correction },
    ]
    expect(await store.update(visitor, first.id, correction)).toStrictEqual(corrected[1])
    expect(await store.update(visitor, second.id, otherWalk)).toStrictEqual(corrected[0])
    expect(await all(visitor)).toStrictEqual(corrected)
  })

  test('a record of another visitor or another protocol is unknown, and stays', async ({ store, save, all }) => {
    const [mine, theirs] = [await save(newRecord()), await save(newRecord())]
    expect(await store.update(mine.visitor, theirs.id, correction)).toBeUndefined()
    expect(await store.update(mine.visitor, mine.id, otherWalk)).toBeUndefined()
    expect(await store.delete(mine.visitor, theirs.id, noon)).toBe(false)
    expect([await all(mine.visitor), await all(theirs.visitor)]).toEqual([[mine], [theirs]])
  })

  test.for([uuidv7(), 'x', '', '\0'])('no record %o to correct or delete', async (id, { store, save, all }) => {
    const saved = await save(newRecord())
    expect(await store.update(saved.visitor, id, correction)).toBeUndefined()
    expect(await store.delete(saved.visitor, id, noon)).toBe(false)
    expect(await all(saved.visitor)).toEqual([saved])
  })

  test('a save sets the last visit to its time, and never to an earlier one', async ({ save, lastActive }) => {
    const { visitor } = newRecord()
    await save(newRecord({ visitor, createdAt: noon }))
    await save(newRecord({ visitor, createdAt: noon + minute }))
    await save(newRecord({ visitor, createdAt: noon - day }))
    expect(await lastActive()).toEqual([noon + minute])
  })

  test('a visit is written an hour after the last, and not before', async ({ store, save, lastActive }) => {
    const { visitor } = await save(newRecord())
    expect(await store.touch(visitor, noon + hour - 1)).toBe(true)
    expect(await lastActive()).toEqual([noon])
    expect(await store.touch(visitor, noon + hour)).toBe(true)
    expect(await lastActive()).toEqual([noon + hour])
  })

  test('an unknown visitor has no records, nothing to erase, and stays unknown', async ({ store, all, ids }) => {
    const visitor = randomUUID()
    expect([await all(visitor), await store.touch(visitor, noon)]).toEqual([[], false])
    expect(await store.deleteVisitor(visitor, noon)).toBe(0)
    expect(await ids('visitors')).toEqual([])
  })
}
