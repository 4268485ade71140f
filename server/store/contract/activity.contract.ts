import { describe, expect } from 'vitest'
import { calculation, noon } from '../../testing/calculation.ts'
import { strangers, day, hour, minute, type StoreTest, type Visitors } from './store-test.ts'

export function describeActivity(test: StoreTest): void {
  describe('activity', () => {
    const lastActive = async (visitors: Visitors) => (await visitors()).map((row) => Number(row.last_active_at))

    test('a save notes the time of the calculation, and never goes back', async ({ store, visitors }) => {
      const { visitor } = calculation()
      await store.insert(calculation({ visitor, createdAt: noon }))
      await store.insert(calculation({ visitor, createdAt: noon + minute }))
      await store.insert(calculation({ visitor, createdAt: noon - day }))
      expect(await lastActive(visitors)).toEqual([noon + minute])
    })

    test('a visit within the hour is not written', async ({ store, save, visitors }) => {
      const { visitor } = await save(calculation())
      expect(await store.touch(visitor, noon + hour - 1)).toBe(true)
      expect(await lastActive(visitors)).toEqual([noon])
    })

    test('a visit an hour later is', async ({ store, save, visitors }) => {
      const { visitor } = await save(calculation())
      expect(await store.touch(visitor, noon + hour)).toBe(true)
      expect(await lastActive(visitors)).toEqual([noon + hour])
    })

    test('a visit by a clock that is behind changes nothing', async ({ store, save, visitors }) => {
      const { visitor } = await save(calculation())
      await store.touch(visitor, noon - 2 * hour)
      expect(await lastActive(visitors)).toEqual([noon])
    })

    test.for(strangers)('%s stays unknown', async ([_, visitor], { store, visitors }) => {
      expect(await store.touch(visitor, noon)).toBe(false)
      expect(await visitors()).toEqual([])
    })
  })
}
