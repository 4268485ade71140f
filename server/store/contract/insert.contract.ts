import { randomUUID } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { describe, expect } from 'vitest'
import { calculation, noon } from '../../testing/calculation.ts'
import { day, minute, type StoreTest } from './store-test.ts'

/** What saving a run must do: once, durably, with its visitor, and never beyond what is kept of one. */
export function describeInsert(test: StoreTest): void {
  describe('insert', () => {
    test('a saved calculation comes back as it was, fractions and accents included', async ({ save, all }) => {
      const saved = await save(calculation({ age: 29.5, weight: 70.55, distance: 2412.25, category: 'Très bon' }))
      expect(await all(saved.visitor)).toStrictEqual([saved])
    })

    test('it is still there after the store is closed and opened again', async ({ database, store, save }) => {
      const saved = await save(calculation())
      await store.close()
      const reopened = await database.open()
      expect(await reopened.list(saved.visitor, { limit: 10 })).toEqual([saved])
    })

    test('the same id again changes nothing', async ({ store, save, all }) => {
      const saved = await save(calculation())
      await store.insert({ ...saved, age: 99 })
      await Promise.all([store.insert(saved), store.insert({ ...saved, age: 98 })])
      expect(await all(saved.visitor)).toEqual([saved])
    })

    test('the same key again saves nothing, and answers the record of the first time', async ({ store, all }) => {
      const key = randomUUID()
      const first = calculation()
      const again = calculation({ visitor: first.visitor, createdAt: noon + minute })
      expect(await store.insert(first, key)).toEqual(first)
      expect(await store.insert(again, key)).toStrictEqual(first)
      expect(await all(first.visitor)).toEqual([first])
    })

    test('nor do ten tries at once, on two stores', async ({ database, store, all }) => {
      const other = await database.open()
      const key = randomUUID()
      const { visitor } = calculation()
      const tries = Array.from({ length: 10 }, (_, index) =>
        (index % 2 ? store : other).insert(calculation({ visitor }), key),
      )
      const answers = await Promise.all(tries)
      const [saved, ...more] = await all(visitor)
      expect(more).toEqual([])
      expect(answers).toEqual(Array.from({ length: 10 }, () => saved))
    })

    test('a key that has saved another run is told so, and changes nothing', async ({ store, all }) => {
      const key = randomUUID()
      const first = calculation()
      await store.insert(first, key)
      expect(await store.insert(calculation({ visitor: first.visitor, age: 31 }), key)).toBe('key reused')
      expect(await all(first.visitor)).toEqual([first])
    })

    test('a key is its visitor’s own, and one visitor has many; without a key every save counts', async ({
      store,
      all,
    }) => {
      const [key, otherKey] = [randomUUID(), randomUUID()]
      const [mine, theirs] = [calculation(), calculation()]
      const more = Array.from({ length: 3 }, () => calculation({ visitor: mine.visitor }))
      await store.insert(mine, key)
      await store.insert(theirs, key)
      await store.insert(more[0]!, otherKey)
      await store.insert(more[1]!)
      await store.insert(more[2]!)
      expect(await all(mine.visitor)).toEqual([...more.toReversed(), mine])
      expect(await all(theirs.visitor)).toEqual([theirs])
    })

    test('a record that was deleted or corrected is no longer what its key has saved', async ({ store, all }) => {
      const key = randomUUID()
      const deleted = calculation()
      const { visitor } = deleted
      await store.insert(deleted, key)
      await store.delete(visitor, deleted.id)
      const corrected = calculation({ visitor })
      expect(await store.insert(corrected, key)).toEqual(corrected)
      await store.update(visitor, corrected.id, { ...corrected, age: 31 })
      const anew = calculation({ visitor })
      expect(await store.insert(anew, key)).toEqual(anew)
      expect(await all(visitor)).toEqual([anew, { ...corrected, age: 31 }])
    })

    test('a try again is a visit', async ({ store, visitors }) => {
      const key = randomUUID()
      const first = calculation()
      await store.insert(first, key)
      await store.insert(calculation({ visitor: first.visitor, createdAt: noon + day }), key)
      expect((await visitors()).map((row) => Number(row.last_active_at))).toEqual([noon + day])
    })

    test('1,000 saves at once are all kept', async ({ store, all }) => {
      const visitor = randomUUID()
      const many = Array.from({ length: 1000 }, (_, index) => calculation({ visitor, distance: 500 + index }))
      await Promise.all(many.map((one) => store.insert(one)))
      expect(await all(visitor)).toEqual(many.toReversed())
    })

    test('of one visitor 1,000 are kept, however many come at once; a deletion makes room, and a retry is no new one', async ({
      store,
      all,
    }) => {
      const visitor = randomUUID()
      const many = Array.from({ length: 990 }, () => calculation({ visitor }))
      await Promise.all(many.map((one) => store.insert(one)))
      const key = randomUUID()
      const last = calculation({ visitor })
      expect(await store.insert(last, key)).toEqual(last)
      const others = Array.from({ length: 30 }, () => calculation({ visitor }))
      const outcomes = await Promise.all(others.map((one) => store.insert(one)))
      expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(21)
      const kept = [...many, last, ...outcomes.filter((outcome) => typeof outcome === 'object')]
      expect((await all(visitor)).map(({ id }) => id).sort()).toEqual(kept.map(({ id }) => id).sort())

      expect(await store.insert({ ...last, id: uuidv7() }, key)).toEqual(last)
      expect(await store.insert(last)).toEqual(last)
      const next = calculation({ visitor })
      expect(await store.insert(next)).toBe('full')
      const stranger = calculation()
      expect(await store.insert(stranger)).toEqual(stranger)
      await store.delete(visitor, last.id)
      expect(await store.insert(next)).toEqual(next)
      expect(await store.insert(calculation({ visitor }))).toBe('full')
      expect(await all(visitor)).toHaveLength(1000)
    })

    test('two stores on one database save for the same visitors at once', async ({ database, store, all }) => {
      const other = await database.open()
      const both = Array.from({ length: 20 }, () => randomUUID())
      const saves = both.flatMap((visitor) =>
        [store, other].flatMap((one) => [one.insert(calculation({ visitor })), one.insert(calculation({ visitor }))]),
      )
      await Promise.all(saves)
      for (const visitor of both) expect(await all(visitor)).toHaveLength(4)
    })

    test('one bad row of a batch fails alone', async ({ store, all }) => {
      const visitor = randomUUID()
      const good = [calculation({ visitor }), calculation({ visitor })]
      const bad = calculation({ visitor, age: 9 })
      const outcomes = await Promise.allSettled([good[0]!, bad, good[1]!].map((one) => store.insert(one)))
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      expect(await all(visitor)).toEqual(good.toReversed())
    })

    test('a refused row leaves no visitor behind', async ({ store, visitors }) => {
      await expect(store.insert(calculation({ age: 9 }))).rejects.toThrow()
      expect(await visitors()).toEqual([])
    })

    test.for<[string, object]>([
      ['an upper-case id', { id: uuidv7().toUpperCase() }],
      ['an id that is no UUID', { id: '1' }],
      ['a visitor that is no UUID', { visitor: 'x' }],
      ['a visitor with a NUL', { visitor: `${randomUUID()}\0` }],
    ])('%s is a mistake of the caller', async ([_, given], { store }) => {
      await expect(store.insert(calculation(given))).rejects.toThrow(TypeError)
    })

    test('so is a key that is no UUID', async ({ store, visitors }) => {
      await expect(store.insert(calculation(), 'x')).rejects.toThrow(TypeError)
      expect(await visitors()).toEqual([])
    })
  })
}
