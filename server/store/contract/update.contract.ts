import { randomUUID } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { describe, expect } from 'vitest'
import { recordOf, type RecordBody } from '../../../contract/record.ts'
import { newRecord, noon, runOf, walk } from '../../testing/records.ts'
import { minute, type StoreTest } from '../../testing/store-test.ts'

export function describeUpdate(test: StoreTest): void {
  describe('update', () => {
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

    test('nothing else of what the caller gives is written', async ({ store, save, all }) => {
      const [mine, theirs] = [await save(newRecord()), await save(newRecord())]
      const more = { ...correction, id: theirs.id, visitor: theirs.visitor, createdAt: 0 }
      await store.update(mine.visitor, mine.id, more)
      expect(await all(mine.visitor)).toEqual([{ ...mine, ...correction }])
      expect(await all(theirs.visitor)).toEqual([theirs])
    })

    test('another visitor’s record, and one of another test, is unknown, and stays as it is', async ({
      store,
      save,
      all,
    }) => {
      const [mine, theirs] = [await save(newRecord()), await save(newRecord())]
      expect(await store.update(mine.visitor, theirs.id, correction)).toBeUndefined()
      expect(await store.update(mine.visitor, mine.id, otherWalk)).toBeUndefined()
      expect([await all(mine.visitor), await all(theirs.visitor)]).toEqual([[mine], [theirs]])
    })

    test.for([uuidv7(), 'x', '', '\0'])('there is no record %o', async (id, { store, save, all }) => {
      const saved = await save(newRecord())
      expect(await store.update(saved.visitor, id, correction)).toBeUndefined()
      expect(await store.update(id, saved.id, correction)).toBeUndefined()
      expect(await all(saved.visitor)).toEqual([saved])
    })

    test('a correction beyond the limits is refused whole', async ({ store, save, all }) => {
      const saved = await save(newRecord())
      const beyond = { ...correction, inputs: { ...correction.inputs, age: 9 } } as RecordBody
      await expect(store.update(saved.visitor, saved.id, beyond)).rejects.toThrow()
      expect(await all(saved.visitor)).toEqual([saved])
    })
  })
}
