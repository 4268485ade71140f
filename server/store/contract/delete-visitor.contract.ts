import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { describe, expect } from 'vitest'
import { calculation, noon } from '../../testing/calculation.ts'
import { strangers, day, type StoreTest } from './store-test.ts'

/** What deleting everything of a visitor must do, whatever is under way elsewhere. */
export function describeDeleteVisitor(test: StoreTest): void {
  describe('deleteVisitor', () => {
    test('nothing is left of a forgotten visitor, and the others stay', async ({ database, store, visitors }) => {
      const [mine, mineToo, theirs] = [calculation(), calculation(), calculation()]
      mineToo.visitor = mine.visitor
      await Promise.all([mine, mineToo, theirs].map((one) => store.insert(one)))
      expect(await store.deleteVisitor(mine.visitor, noon)).toBe(2)
      expect(await visitors()).toMatchObject([{ id: theirs.visitor }])
      expect(await database.sql('select id from calculations')).toEqual([{ id: theirs.id }])
    })

    test('a save under way is forgotten too', async ({ store, all }) => {
      const saved = calculation()
      const save = store.insert(saved)
      expect(await store.deleteVisitor(saved.visitor, noon)).toBe(1)
      await save
      expect(await all(saved.visitor)).toEqual([])
    })

    test('a forgotten visitor does not come back, whoever saves for them; the others of the batch are kept', async ({
      database,
      store,
      visitors,
    }) => {
      const other = await database.open()
      const [before, after, theirs] = [calculation(), calculation(), calculation()]
      after.visitor = before.visitor
      const key = randomUUID()
      await store.insert(before, key)
      await store.deleteVisitor(before.visitor, noon)
      for (const one of [store, other]) {
        expect(await one.insert(before, key)).toBe('forgotten')
        expect(await Promise.all([one.insert(after), one.insert(theirs)])).toEqual(['forgotten', theirs])
      }
      expect(await visitors()).toMatchObject([{ id: theirs.visitor }])
      expect(await database.sql('select id from calculations')).toEqual([{ id: theirs.id }])
    })

    test('nor does one of whom nothing was kept any more', async ({ store, save, visitors }) => {
      const saved = await save(calculation())
      await store.delete(saved.visitor, saved.id)
      expect(await store.deleteVisitor(saved.visitor, noon)).toBe(0)
      expect(await store.insert({ ...saved, id: uuidv7() })).toBe('forgotten')
      expect(await visitors()).toEqual([])
    })

    test('what remains of a forgotten visitor does not hold their id, and goes after its time', async ({
      database,
      store,
    }) => {
      const [early, late] = [randomUUID(), randomUUID()]
      for (const [visitor, at] of [
        [early, noon - 1],
        [late, noon],
      ] as const) {
        await store.insert(calculation({ visitor }))
        await store.deleteVisitor(visitor, at)
      }
      const remains = await database.sql('select * from forgotten_visitors')
      expect(Object.keys(remains[0]!).sort()).toEqual(['fingerprint', 'forgotten_at'])
      for (const id of [early, late]) expect(JSON.stringify(remains)).not.toContain(id.slice(0, 8))
      expect(await store.purgeForgotten(noon, 50)).toBe(1)
      expect(await store.purgeForgotten(noon, 50)).toBe(0)
      expect(await store.insert(calculation({ visitor: late }))).toBe('forgotten')
      expect(await store.insert(calculation({ visitor: early }))).toMatchObject({ visitor: early })
    })

    test('who is forgotten again is remembered as forgotten from then on', async ({ store }) => {
      const visitor = randomUUID()
      await store.deleteVisitor(visitor, noon - 1)
      await store.deleteVisitor(visitor, noon)
      expect(await store.purgeForgotten(noon, 50)).toBe(0)
    })

    test('the remains of forgotten visitors go in batches', async ({ store }) => {
      for (let left = 3; left > 0; left--) await store.deleteVisitor(randomUUID(), noon - 1)
      expect(await store.purgeForgotten(noon, 2)).toBe(2)
      expect(await store.purgeForgotten(noon, 2)).toBe(1)
    })

    test('in whatever order instances save, remove and forget, nothing is left of who was forgotten, nor lost of others', async ({
      database,
      store,
      all,
      visitors,
    }) => {
      const stores = [store, await database.open()]
      const step = fc.record({
        by: fc.constantFrom(0, 1),
        of: fc.constantFrom(0, 1, 2),
        // the third visitor is never forgotten
        what: fc.constantFrom('save', 'save', 'remove', 'forget', 'purge'),
        /** whether the next step waits for this one */
        waits: fc.boolean(),
      })
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
          const people = [randomUUID(), randomUUID(), randomUUID()]
          const forgotten = new Set<string>()
          const kept: string[] = []
          const underWay: Promise<unknown>[] = []
          for (const { by, of, what, waits } of steps) {
            const visitor = people[of]!
            const one = stores[by]!
            if (what === 'forget' && of < 2) {
              forgotten.add(visitor)
              underWay.push(one.deleteVisitor(visitor, noon))
            } else if (what === 'purge') underWay.push(one.purgeInactive(noon - day, 50))
            else if (what === 'remove' && of < 2) {
              underWay.push(one.list(visitor, { limit: 1 }).then(([last]) => last && one.delete(visitor, last.id)))
            } else {
              const saved = calculation({ visitor })
              if (of === 2) kept.push(saved.id)
              underWay.push(one.insert(saved))
            }
            if (waits) await underWay.at(-1)
          }
          await Promise.all(underWay)
          const left = (await visitors()).map(({ id }) => id)
          for (const id of forgotten) {
            expect(left).not.toContain(id)
            expect(await all(id)).toEqual([])
          }
          expect((await all(people[2]!)).map(({ id }) => id).toSorted()).toEqual(kept.toSorted())
        }),
        { numRuns: 40 },
      )
    })

    test.for(strangers)('%s has nothing to forget', async ([_, visitor], { store }) =>
      expect(await store.deleteVisitor(visitor, noon)).toBe(0),
    )
  })
}
