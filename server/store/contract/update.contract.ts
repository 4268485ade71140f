import { randomUUID } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { describe, expect } from 'vitest'
import { calculation, noon } from '../../testing/calculation.ts'
import { minute, type StoreTest } from './store-test.ts'

export function describeUpdate(test: StoreTest): void {
  describe('update', () => {
    const correction = {
      age: 41.5,
      gender: 'femme',
      weight: 80.25,
      distance: 2600,
      vo2maxResult: 391,
      category: 'Bon',
    } as const

    test('a record takes its new inputs and results, and keeps its place and time', async ({ store, save, all }) => {
      const visitor = randomUUID()
      const [first, second] = [
        await save(calculation({ visitor })),
        await save(calculation({ visitor, createdAt: noon + minute })),
      ]
      expect(await store.update(visitor, first.id, correction)).toStrictEqual({ ...first, ...correction })
      expect(await all(visitor)).toStrictEqual([second, { ...first, ...correction }])
    })

    test('nothing else of what the caller gives is written', async ({ store, save, all }) => {
      const [mine, theirs] = [await save(calculation()), await save(calculation())]
      const more = { ...correction, id: theirs.id, visitor: theirs.visitor, createdAt: 0 }
      await store.update(mine.visitor, mine.id, more)
      expect(await all(mine.visitor)).toEqual([{ ...mine, ...correction }])
      expect(await all(theirs.visitor)).toEqual([theirs])
    })

    test('another visitor’s record is unknown, and stays as it is', async ({ store, save, all }) => {
      const [mine, theirs] = [await save(calculation()), await save(calculation())]
      expect(await store.update(mine.visitor, theirs.id, correction)).toBeUndefined()
      expect(await all(theirs.visitor)).toEqual([theirs])
    })

    test.for([uuidv7(), 'x', '', '\0'])('there is no record %o', async (id, { store, save, all }) => {
      const saved = await save(calculation())
      expect(await store.update(saved.visitor, id, correction)).toBeUndefined()
      expect(await store.update(id, saved.id, correction)).toBeUndefined()
      expect(await all(saved.visitor)).toEqual([saved])
    })

    test('a correction beyond the limits is refused whole', async ({ store, save, all }) => {
      const saved = await save(calculation())
      await expect(store.update(saved.visitor, saved.id, { ...correction, age: 9 })).rejects.toThrow()
      expect(await all(saved.visitor)).toEqual([saved])
    })
  })
}
