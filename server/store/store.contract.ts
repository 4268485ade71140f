import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { genders, limits } from '../../domain/cooper-run.ts'
import { categories } from '../../domain/rating.ts'
import { calculation, noon } from '../testing/calculation.ts'
import { StoreUnavailable, type Calculation, type Store } from './store.ts'
import { calculationColumns } from './tables.ts'

/** An empty database that one test has for itself. */
export interface TestDatabase {
  open(): Promise<Store>
  /** Runs one SQL statement behind the store's back and answers its rows. */
  sql(text: string): Promise<Record<string, unknown>[]>
  /** Closes what the test opened and deletes the database. */
  remove(): Promise<void>
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** What every store must do, on an empty database for each test. */
export function describeStore(name: string, newDatabase: () => Promise<TestDatabase>): void {
  describe(name, () => {
    let database: TestDatabase
    let store: Store
    beforeEach(async () => {
      database = await newDatabase()
      store = await database.open()
    })
    afterEach(() => database.remove())

    const all = (visitor: string) => store.list(visitor, { limit: 10_000 })
    const visitors = () => database.sql('select * from visitors')

    describe('insert', () => {
      test('a saved calculation comes back as it was, fractions and accents included', async () => {
        const saved = calculation({ age: 29.5, weight: 70.55, distance: 2412.25, category: 'Très bon' })
        await store.insert(saved)
        expect(await all(saved.visitor)).toStrictEqual([saved])
      })

      test('it is still there after the store is closed and opened again', async () => {
        const saved = calculation()
        await store.insert(saved)
        await store.close()
        store = await database.open()
        expect(await all(saved.visitor)).toEqual([saved])
      })

      test('the same id again changes nothing', async () => {
        const saved = calculation()
        await store.insert(saved)
        await store.insert({ ...saved, age: 99 })
        await Promise.all([store.insert(saved), store.insert({ ...saved, age: 98 })])
        expect(await all(saved.visitor)).toEqual([saved])
      })

      test('the same key again saves nothing, and answers the record of the first time', async () => {
        const key = randomUUID()
        const first = calculation()
        const again = calculation({ visitor: first.visitor, createdAt: noon + minute })
        expect(await store.insert(first, key)).toEqual(first)
        expect(await store.insert(again, key)).toStrictEqual(first)
        expect(await all(first.visitor)).toEqual([first])
      })

      test('nor do ten tries at once, on two stores', async () => {
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

      test('a key that has saved another run is told so, and changes nothing', async () => {
        const key = randomUUID()
        const first = calculation()
        await store.insert(first, key)
        expect(await store.insert(calculation({ visitor: first.visitor, age: 31 }), key)).toBe('key reused')
        expect(await all(first.visitor)).toEqual([first])
      })

      test('a key is its visitor’s own, and one visitor has many; without a key every save counts', async () => {
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

      test('a record that was deleted or corrected is no longer what its key has saved', async () => {
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

      test('a try again is a visit', async () => {
        const key = randomUUID()
        const first = calculation()
        await store.insert(first, key)
        await store.insert(calculation({ visitor: first.visitor, createdAt: noon + day }), key)
        expect((await visitors()).map((row) => Number(row.last_active_at))).toEqual([noon + day])
      })

      test('1,000 saves at once are all kept', async () => {
        const visitor = randomUUID()
        const many = Array.from({ length: 1000 }, (_, index) => calculation({ visitor, distance: 500 + index }))
        await Promise.all(many.map((one) => store.insert(one)))
        expect(await all(visitor)).toEqual(many.toReversed())
      })

      test('of one visitor 1,000 are kept, however many come at once; a deletion makes room, and a retry is no new one', async () => {
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

      test('two stores on one database save for the same visitors at once', async () => {
        const other = await database.open()
        const both = Array.from({ length: 20 }, () => randomUUID())
        const saves = both.flatMap((visitor) =>
          [store, other].flatMap((one) => [one.insert(calculation({ visitor })), one.insert(calculation({ visitor }))]),
        )
        await Promise.all(saves)
        for (const visitor of both) expect(await all(visitor)).toHaveLength(4)
      })

      test('one bad row of a batch fails alone', async () => {
        const visitor = randomUUID()
        const good = [calculation({ visitor }), calculation({ visitor })]
        const bad = calculation({ visitor, age: 9 })
        const outcomes = await Promise.allSettled([good[0]!, bad, good[1]!].map((one) => store.insert(one)))
        expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
        expect(await all(visitor)).toEqual(good.toReversed())
      })

      test('a refused row leaves no visitor behind', async () => {
        await expect(store.insert(calculation({ age: 9 }))).rejects.toThrow()
        expect(await visitors()).toEqual([])
      })

      test.each([
        ['an upper-case id', { id: uuidv7().toUpperCase() }],
        ['an id that is no UUID', { id: '1' }],
        ['a visitor that is no UUID', { visitor: 'x' }],
        ['a visitor with a NUL', { visitor: `${randomUUID()}\0` }],
      ])('%s is a mistake of the caller', async (_, given) => {
        await expect(store.insert(calculation(given))).rejects.toThrow(TypeError)
      })

      test('so is a key that is no UUID', async () => {
        await expect(store.insert(calculation(), 'x')).rejects.toThrow(TypeError)
        expect(await visitors()).toEqual([])
      })
    })

    describe('constraints', () => {
      const limited = ['age', 'weight', 'distance'] as const
      /** Saves one calculation for each of the values and answers those that were not accepted. */
      async function refusedOf(values: object[]) {
        const saves = values.map((given) => store.insert(calculation(given)))
        const outcomes = await Promise.allSettled(saves)
        for (const outcome of outcomes) {
          if (outcome.status === 'rejected') expect(outcome.reason).not.toBeInstanceOf(StoreUnavailable)
        }
        return values.filter((_, index) => outcomes[index]!.status === 'rejected')
      }

      test("the domain's limits and words are accepted", async () => {
        const values = [
          ...limited.flatMap((field) => [{ [field]: limits[field].min }, { [field]: limits[field].max }]),
          ...genders.map((gender) => ({ gender })),
          ...categories.map((category) => ({ category })),
          { vo2maxResult: 0 },
        ]
        expect(await refusedOf(values)).toEqual([])
      })

      test('everything beyond the limits is refused', async () => {
        const values = limited.flatMap((field) =>
          [limits[field].min - 0.001, limits[field].max + 0.001, NaN, Infinity].map((value) => ({ [field]: value })),
        )
        expect(await refusedOf(values)).toEqual(values)
      })

      test('other words, half results and half milliseconds are refused', async () => {
        const values = [
          { gender: 'Homme' },
          { gender: null },
          { category: 'Good' },
          { category: '' },
          { vo2maxResult: -1 },
          { vo2maxResult: 40.3 },
          { createdAt: 0.5 },
        ]
        expect(await refusedOf(values)).toEqual(values)
      })
    })

    describe('list', () => {
      test('pages go from the newest to the oldest without a gap or a repeat', async () => {
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

      test('a visitor never sees another visitor, even from their id', async () => {
        const [mine, theirs] = [calculation(), calculation()]
        await Promise.all([store.insert(mine), store.insert(theirs)])
        expect(await all(mine.visitor)).toEqual([mine])
        expect(await store.list(mine.visitor, { limit: 10, before: theirs.id })).toEqual([mine])
      })

      test.each([
        ['an unknown visitor', randomUUID()],
        ['no UUID', 'x'],
        ['a NUL', '\0'],
        ['an empty text', ''],
      ])('%s has no records', async (_, visitor) => expect(await all(visitor)).toEqual([]))

      test('nothing comes before what is no id', async () => {
        const saved = calculation()
        await store.insert(saved)
        expect(await store.list(saved.visitor, { limit: 10, before: "'; --" })).toEqual([])
      })
    })

    describe('update', () => {
      const correction = {
        age: 41.5,
        gender: 'femme',
        weight: 80.25,
        distance: 2600,
        vo2maxResult: 391,
        category: 'Bon',
      } as const

      test('a record takes its new inputs and results, and keeps its place and time', async () => {
        const visitor = randomUUID()
        const [first, second] = [calculation({ visitor }), calculation({ visitor, createdAt: noon + minute })]
        await store.insert(first)
        await store.insert(second)
        expect(await store.update(visitor, first.id, correction)).toStrictEqual({ ...first, ...correction })
        expect(await all(visitor)).toStrictEqual([second, { ...first, ...correction }])
      })

      test('nothing else of what the caller gives is written', async () => {
        const [mine, theirs] = [calculation(), calculation()]
        await Promise.all([store.insert(mine), store.insert(theirs)])
        const more = { ...correction, id: theirs.id, visitor: theirs.visitor, createdAt: 0 }
        await store.update(mine.visitor, mine.id, more)
        expect(await all(mine.visitor)).toEqual([{ ...mine, ...correction }])
        expect(await all(theirs.visitor)).toEqual([theirs])
      })

      test('another visitor’s record is unknown, and stays as it is', async () => {
        const [mine, theirs] = [calculation(), calculation()]
        await Promise.all([store.insert(mine), store.insert(theirs)])
        expect(await store.update(mine.visitor, theirs.id, correction)).toBeUndefined()
        expect(await all(theirs.visitor)).toEqual([theirs])
      })

      test.each([uuidv7(), 'x', '', '\0'])('there is no record %o', async (id) => {
        const saved = calculation()
        await store.insert(saved)
        expect(await store.update(saved.visitor, id, correction)).toBeUndefined()
        expect(await store.update(id, saved.id, correction)).toBeUndefined()
        expect(await all(saved.visitor)).toEqual([saved])
      })

      test('a correction beyond the limits is refused whole', async () => {
        const saved = calculation()
        await store.insert(saved)
        await expect(store.update(saved.visitor, saved.id, { ...correction, age: 9 })).rejects.toThrow()
        expect(await all(saved.visitor)).toEqual([saved])
      })
    })

    describe('delete', () => {
      test('one record goes, the others stay', async () => {
        const visitor = randomUUID()
        const [first, second] = [calculation({ visitor }), calculation({ visitor })]
        await store.insert(first)
        await store.insert(second)
        expect(await store.delete(visitor, first.id)).toBe(true)
        expect(await store.delete(visitor, first.id)).toBe(false)
        expect(await all(visitor)).toEqual([second])
        expect(await visitors()).toHaveLength(1)
      })

      test('with the last record the visitor goes too', async () => {
        const saved = calculation()
        await store.insert(saved)
        expect(await store.delete(saved.visitor, saved.id)).toBe(true)
        expect(await visitors()).toEqual([])
      })

      test('another visitor’s record is unknown, and stays', async () => {
        const [mine, theirs] = [calculation(), calculation()]
        await Promise.all([store.insert(mine), store.insert(theirs)])
        expect(await store.delete(mine.visitor, theirs.id)).toBe(false)
        expect(await all(theirs.visitor)).toEqual([theirs])
      })

      test.each([uuidv7(), 'x', '', '\0'])('there is no record %o to remove', async (id) => {
        const saved = calculation()
        await store.insert(saved)
        expect(await store.delete(saved.visitor, id)).toBe(false)
        expect(await store.delete(id, saved.id)).toBe(false)
        expect(await all(saved.visitor)).toEqual([saved])
      })

      test('a save while the last record is removed is kept', async () => {
        const other = await database.open()
        for (let round = 0; round < 20; round++) {
          const visitor = randomUUID()
          const [old, fresh] = [calculation({ visitor }), calculation({ visitor })]
          await store.insert(old)
          await Promise.all([store.delete(visitor, old.id), other.insert(fresh)])
          expect(await all(visitor)).toEqual([fresh])
        }
      })
    })

    describe('deleteVisitor', () => {
      test('nothing is left of a forgotten visitor, and the others stay', async () => {
        const [mine, mineToo, theirs] = [calculation(), calculation(), calculation()]
        mineToo.visitor = mine.visitor
        await Promise.all([mine, mineToo, theirs].map((one) => store.insert(one)))
        expect(await store.deleteVisitor(mine.visitor, noon)).toBe(2)
        expect(await visitors()).toMatchObject([{ id: theirs.visitor }])
        expect(await database.sql('select id from calculations')).toEqual([{ id: theirs.id }])
      })

      test('a save under way is forgotten too', async () => {
        const saved = calculation()
        const save = store.insert(saved)
        expect(await store.deleteVisitor(saved.visitor, noon)).toBe(1)
        await save
        expect(await all(saved.visitor)).toEqual([])
      })

      test('a forgotten visitor does not come back, whoever saves for them; the others of the batch are kept', async () => {
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

      test('nor does one of whom nothing was kept any more', async () => {
        const saved = calculation()
        await store.insert(saved)
        await store.delete(saved.visitor, saved.id)
        expect(await store.deleteVisitor(saved.visitor, noon)).toBe(0)
        expect(await store.insert({ ...saved, id: uuidv7() })).toBe('forgotten')
        expect(await visitors()).toEqual([])
      })

      test('what remains of a forgotten visitor does not hold their id, and goes after its time', async () => {
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

      test('who is forgotten again is remembered as forgotten from then on', async () => {
        const visitor = randomUUID()
        await store.deleteVisitor(visitor, noon - 1)
        await store.deleteVisitor(visitor, noon)
        expect(await store.purgeForgotten(noon, 50)).toBe(0)
      })

      test('the remains of forgotten visitors go in batches', async () => {
        for (let left = 3; left > 0; left--) await store.deleteVisitor(randomUUID(), noon - 1)
        expect(await store.purgeForgotten(noon, 2)).toBe(2)
        expect(await store.purgeForgotten(noon, 2)).toBe(1)
      })

      test('in whatever order instances save, remove and forget, nothing is left of who was forgotten, nor lost of others', async () => {
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

      test.each([
        ['an unknown visitor', randomUUID()],
        ['no UUID', 'x'],
        ['a NUL', '\0'],
      ])('%s has nothing to forget', async (_, visitor) => expect(await store.deleteVisitor(visitor, noon)).toBe(0))
    })

    describe('activity', () => {
      const lastActive = async () => (await visitors()).map((row) => Number(row.last_active_at))

      test('a save notes the time of the calculation, and never goes back', async () => {
        const { visitor } = calculation()
        await store.insert(calculation({ visitor, createdAt: noon }))
        await store.insert(calculation({ visitor, createdAt: noon + minute }))
        await store.insert(calculation({ visitor, createdAt: noon - day }))
        expect(await lastActive()).toEqual([noon + minute])
      })

      test('a visit within the hour is not written', async () => {
        const { visitor } = calculation()
        await store.insert(calculation({ visitor }))
        expect(await store.touch(visitor, noon + hour - 1)).toBe(true)
        expect(await lastActive()).toEqual([noon])
      })

      test('a visit an hour later is', async () => {
        const { visitor } = calculation()
        await store.insert(calculation({ visitor }))
        expect(await store.touch(visitor, noon + hour)).toBe(true)
        expect(await lastActive()).toEqual([noon + hour])
      })

      test('a visit by a clock that is behind changes nothing', async () => {
        const { visitor } = calculation()
        await store.insert(calculation({ visitor }))
        await store.touch(visitor, noon - 2 * hour)
        expect(await lastActive()).toEqual([noon])
      })

      test.each([
        ['an unknown visitor', randomUUID()],
        ['no UUID', 'x'],
        ['a NUL', '\0'],
      ])('%s stays unknown', async (_, visitor) => {
        expect(await store.touch(visitor, noon)).toBe(false)
        expect(await visitors()).toEqual([])
      })
    })

    describe('purgeInactive', () => {
      const savedAt = async (createdAt: number) => {
        const saved = calculation({ createdAt })
        await store.insert(saved)
        return saved.visitor
      }
      const kept = async () => (await visitors()).map(({ id }) => id)

      test('who was active at the cutoff stays, who was before goes with every record', async () => {
        const active = await savedAt(noon)
        await savedAt(noon - 1)
        expect(await store.purgeInactive(noon, 50)).toBe(1)
        expect(await kept()).toEqual([active])
        expect(await database.sql('select visitor_id from calculations')).toEqual([{ visitor_id: active }])
      })

      test('the records of a visitor who came back stay, however old', async () => {
        const returned = await savedAt(noon - 40 * day)
        await store.touch(returned, noon)
        expect(await store.purgeInactive(noon - 30 * day, 50)).toBe(0)
        expect(await all(returned)).toHaveLength(1)
      })

      test('a batch takes the longest inactive first, and no more than its limit', async () => {
        const third = await savedAt(noon - day)
        await savedAt(noon - 3 * day)
        await savedAt(noon - 2 * day)
        expect(await store.purgeInactive(noon, 2)).toBe(2)
        expect(await kept()).toEqual([third])
        expect(await store.purgeInactive(noon, 2)).toBe(1)
        expect(await store.purgeInactive(noon, 2)).toBe(0)
      })

      test('two stores that purge at once remove each visitor once', async () => {
        const other = await database.open()
        const old = Array.from({ length: 60 }, () => calculation({ createdAt: noon - day }))
        await Promise.all(old.map((one) => store.insert(one)))
        const removed = await Promise.all([store.purgeInactive(noon, 60), other.purgeInactive(noon, 60)])
        expect(removed[0] + removed[1]).toBe(60)
      })

      test('a save during a purge is kept', async () => {
        const old = Array.from({ length: 40 }, () => calculation({ createdAt: noon - day }))
        await Promise.all(old.map((one) => store.insert(one)))
        const back = old.map(({ visitor }) => calculation({ visitor }))
        const saves = back.map((one) => store.insert(one))
        await Promise.all([store.purgeInactive(noon, 10), ...saves, store.purgeInactive(noon, 40)])
        const ids = (await database.sql('select id from calculations')).map(({ id }) => id)
        expect(ids).toEqual(expect.arrayContaining(back.map(({ id }) => id)))
      })
    })

    describe('open and close', () => {
      test('a database of a newer version is refused in one line, and untouched', async () => {
        await store.insert(calculation())
        await store.close()
        await database.sql(`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01')`)
        const contents = () =>
          Promise.all(
            ['visitors', 'calculations', 'kysely_migration'].map((table) => database.sql(`select * from ${table}`)),
          )
        const before = await contents()
        await expect(database.open()).rejects.toThrow(
          /^Cannot open the .*: a newer version of the program has changed it \(migration 9999-later\).*$/,
        )
        expect(await contents()).toEqual(before)
      })

      test('close waits for the saves under way', async () => {
        const saved = Array.from({ length: 600 }, () => calculation())
        const saves = saved.map((one) => store.insert(one))
        await store.close()
        await Promise.all(saves)
        expect(await database.sql('select id from calculations')).toHaveLength(600)
      })

      test('a closed store is unavailable, and may be closed again', async () => {
        await store.close()
        await store.close()
        await expect(store.insert(calculation())).rejects.toThrow(StoreUnavailable)
        await expect(store.ping()).rejects.toThrow(StoreUnavailable)
      })

      test('opening proves by a write that a record can be saved, and so does ping', async () => {
        const beats = async () => (await database.sql('select beats from heartbeat')).map((row) => Number(row.beats))
        expect(await beats()).toEqual([1])
        await store.ping()
        expect(await beats()).toEqual([2])
      })
    })
  })
}

/** What opening must do the first time. */
export function describeFirstOpening(name: string, newDatabase: () => Promise<TestDatabase>): void {
  describe(`${name}, empty`, () => {
    let empty: TestDatabase
    beforeEach(async () => {
      empty = await newDatabase()
    })
    afterEach(() => empty.remove())

    test('an empty database may be opened twice at once', async () => {
      const [one, two] = await Promise.all([empty.open(), empty.open()])
      const saved = calculation()
      await one.insert(saved)
      expect(await two.list(saved.visitor, { limit: 1 })).toEqual([saved])
    })

    test('a database has a column for each field of a record, and no other', async () => {
      const store = await empty.open()
      await store.insert(calculation())
      const [row] = await empty.sql('select * from calculations')
      expect(Object.keys(row!).sort()).toEqual([...Object.values(calculationColumns), 'idempotency_key'].sort())
    })

    test('a migration that fails half-way leaves nothing of itself', async () => {
      await empty.sql('create table calculations (mine text)')
      await expect(empty.open()).rejects.toThrow(/^Cannot open the .*already exists/)
      await empty.sql('drop table calculations')
      await (await empty.open()).insert(calculation())
    })
  })
}
