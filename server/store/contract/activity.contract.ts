import { describe, expect } from 'vitest'
import { newRecord, noon } from '../../testing/records.ts'
import { strangers, day, hour, minute, type StoreTest } from '../../testing/store-test.ts'

export function describeActivity(test: StoreTest): void {
  describe('activity', () => {
    test('a save notes the time of the record, and never goes back', async ({ save, lastActive }) => {
      const { visitor } = newRecord()
      await save(newRecord({ visitor, createdAt: noon }))
      await save(newRecord({ visitor, createdAt: noon + minute }))
      await save(newRecord({ visitor, createdAt: noon - day }))
      expect(await lastActive()).toEqual([noon + minute])
    })

    test('a visit within the hour is not written', async ({ store, save, lastActive }) => {
      const { visitor } = await save(newRecord())
      expect(await store.touch(visitor, noon + hour - 1)).toBe(true)
      expect(await lastActive()).toEqual([noon])
    })

    test('a visit an hour later is', async ({ store, save, lastActive }) => {
      const { visitor } = await save(newRecord())
      expect(await store.touch(visitor, noon + hour)).toBe(true)
      expect(await lastActive()).toEqual([noon + hour])
    })

    test('a visit by a clock that is behind changes nothing', async ({ store, save, lastActive }) => {
      const { visitor } = await save(newRecord())
      await store.touch(visitor, noon - 2 * hour)
      expect(await lastActive()).toEqual([noon])
    })

    test.for(strangers)('%s stays unknown', async ([_, visitor], { store, ids }) => {
      expect(await store.touch(visitor, noon)).toBe(false)
      expect(await ids('visitors')).toEqual([])
    })
  })
}
