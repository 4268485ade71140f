import { randomUUID } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { describe, expect } from 'vitest'
import { measurementOf, type Measured } from '../../../contract/measurement.ts'
import { maxRecords } from '../../../contract/records.ts'
import { calculation, measurement, noon, walk } from '../../testing/calculation.ts'
import { StoreUnavailable, type Measurement } from '../store.ts'
import { measurementColumns } from '../tables.ts'
import { storeTest, type NewDatabase } from './store-test.ts'

const tests: Measured[] = [
  walk,
  { test: 'queens-college-step', inputs: { gender: 'homme', pulse: 150 } },
  { test: 'queens-college-step', inputs: { gender: 'femme', pulse: 140, age: 22.5 } },
  {
    test: 'astrand-ryhming-cycle',
    inputs: { age: 55, gender: 'femme', weight: 70.55, watts: 75, pulseAtMinute5: 138, pulseAtMinute6: 140 },
  },
  { test: 'ruffier-dickson-index', inputs: { restingPulse: 65, pulseAfterSquats: 110, pulseAfterOneMinute: 75 } },
  { test: 'known-value', inputs: { vo2max: 42.5, age: 29.5, gender: 'homme' } },
]

/** What every store must do with results of tests other than the run, beside runs, on an empty database for each test. */
export function describeMeasurements(name: string, newDatabase: NewDatabase): void {
  const test = storeTest(newDatabase).extend(
    'ids',
    ({ database }) =>
      (table: 'visitors' | 'measurements') =>
        database.sql(`select id from ${table}`).then((rows) => rows.map(({ id }) => id)),
  )
  describe(`${name}: measurements`, () => {
    test.for(tests)('what was kept of $test comes back as it was', async (measured, { save, all }) => {
      const saved = await save(measurement({}, measured))
      expect(await all(saved.visitor)).toStrictEqual([saved])
    })

    test('a row has a column for each field, and no other', async ({ database, store }) => {
      await store.insert(measurement())
      const [row] = await database.sql('select * from measurements')
      expect(Object.keys(row!).sort()).toEqual([...Object.values(measurementColumns), 'idempotency_key'].sort())
    })

    test('runs and measurements are one list, in pages without a gap or a repeat', async ({ store, all }) => {
      const visitor = randomUUID()
      const records = Array.from({ length: 7 }, (_, index) =>
        index % 3 ? calculation({ visitor }) : measurement({ visitor }, tests[index % tests.length]),
      )
      await Promise.all(records.map((record) => store.insert(record)))
      const newestFirst = records.toReversed()
      expect(await all(visitor)).toEqual(newestFirst)
      const page = (before?: string) => store.list(visitor, { limit: 3, ...(before && { before }) })
      expect(await page()).toEqual(newestFirst.slice(0, 3))
      expect(await page(newestFirst[2]!.id)).toEqual(newestFirst.slice(3, 6))
      expect(await page(newestFirst[5]!.id)).toEqual(newestFirst.slice(6))
    })

    test('the same key again answers the first of its kind, or nothing for another result', async ({ store, all }) => {
      const key = randomUUID()
      const [first, run] = [measurement(), calculation()]
      const again = { ...first, id: uuidv7(), createdAt: noon + 1 }
      run.visitor = first.visitor
      expect(await store.insert(first, key)).toEqual(first)
      expect(await store.insert(again, key)).toEqual(first)
      expect(await store.insert({ ...measurement({}, tests[5]), visitor: first.visitor }, key)).toBe('key reused')
      expect(await store.insert(run, key)).toEqual(run)
      expect(await store.insert(measurement(), key)).toMatchObject({ test: walk.test })
      expect(await all(first.visitor)).toEqual([run, first])
    })

    test('after a correction a key is free again', async ({ store }) => {
      const key = randomUUID()
      const [first, again] = [measurement(), measurement()]
      again.visitor = first.visitor
      await store.insert(first, key)
      await store.updateMeasurement(first.visitor, first.id, correction)
      expect(await store.insert(again, key)).toEqual(again)
    })

    test('the same id again changes nothing', async ({ store, save, all }) => {
      const saved = await save(measurement())
      await store.insert({ ...measurement({}, tests[5]), id: saved.id, visitor: saved.visitor })
      expect(await all(saved.visitor)).toEqual([saved])
    })

    test.for<[string, (saved: Measurement) => object]>([
      ['an input beyond its limits', ({ inputs }) => ({ inputs: { ...inputs, age: 9 } })],
      ['an input that is missing', () => ({ inputs: { age: 68 } })],
      ['an input that the test does not have', ({ inputs }) => ({ inputs: { ...inputs, name: 'Ada' } })],
      ['a test that nobody knows', () => ({ test: 'beep' })],
      ['the inputs of another test', () => ({ test: 'known-value' })],
      ['no result at all', ({ result }) => ({ result: { ...result, vo2maxResult: null } })],
      ['half a tenth', ({ result }) => ({ result: { ...result, vo2maxResult: 20.5 } })],
      ['a result below zero', ({ result }) => ({ result: { ...result, vo2maxResult: -1 } })],
    ])('one with %s fails alone, and leaves no visitor behind', async ([_, change], { store, ids }) => {
      const [bad, good] = [measurement(), measurement()]
      const saves = [store.insert({ ...bad, ...change(bad) }), store.insert(good)]
      const [refused, accepted] = await Promise.allSettled(saves)
      expect([refused!.status, accepted!.status]).toEqual(['rejected', 'fulfilled'])
      expect((refused as PromiseRejectedResult).reason).not.toBeInstanceOf(StoreUnavailable)
      expect(await ids('visitors')).toEqual([good.visitor])
    })

    const correction = measurementOf({ ...walk, inputs: { ...walk.inputs, seconds: 900, weight: 69.5 } })!

    test('a correction changes inputs and result, and neither time nor place', async ({ store, save, all }) => {
      const visitor = randomUUID()
      const [first, second] = [await save(measurement({ visitor })), await save(calculation({ visitor }))]
      const corrected = { ...first, ...correction }
      expect(await store.updateMeasurement(visitor, first.id, correction)).toStrictEqual(corrected)
      expect(await all(visitor)).toStrictEqual([second, corrected])
    })

    test('a correction never makes another test of it, nor goes beyond a limit', async ({ store, save, all }) => {
      const saved = await save(measurement())
      const other = measurementOf(tests[5]!)!
      expect(await store.updateMeasurement(saved.visitor, saved.id, other)).toBeUndefined()
      const beyond = { ...correction, ...walk, inputs: { ...walk.inputs, pulse: 300 } }
      await expect(store.updateMeasurement(saved.visitor, saved.id, beyond)).rejects.toThrow()
      expect(await all(saved.visitor)).toEqual([saved])
    })

    test('another visitor’s, and what is no measurement, is unknown and stays', async ({ store, all }) => {
      const [mine, theirs, run] = [measurement(), measurement(), calculation()]
      run.visitor = mine.visitor
      await Promise.all([mine, theirs, run].map((record) => store.insert(record)))
      for (const id of [theirs.id, run.id, uuidv7(), 'x', '', '\0']) {
        expect(await store.updateMeasurement(mine.visitor, id, correction)).toBeUndefined()
        expect(await store.deleteMeasurement(mine.visitor, id)).toBe(false)
      }
      expect(await store.delete(mine.visitor, mine.id)).toBe(false)
      expect(await all(mine.visitor)).toEqual([run, mine])
      expect(await all(theirs.visitor)).toEqual([theirs])
    })

    test('a visitor stays as long as there is a record of either kind', async ({ store, save, all, ids }) => {
      const visitor = randomUUID()
      const [run, kept] = [await save(calculation({ visitor })), await save(measurement({ visitor }))]
      expect(await store.delete(visitor, run.id)).toBe(true)
      expect(await all(visitor)).toEqual([kept])
      expect(await store.deleteMeasurement(visitor, kept.id)).toBe(true)
      expect(await store.deleteMeasurement(visitor, kept.id)).toBe(false)
      expect(await ids('visitors')).toEqual([])
    })

    test('who is forgotten, or purged, leaves none', async ({ store, ids }) => {
      const [forgotten, purged, stays] = [noon, noon - 1, noon].map((createdAt) => measurement({ createdAt }))
      await Promise.all([forgotten, purged, stays].map((record) => store.insert(record!)))
      expect(await store.deleteVisitor(forgotten!.visitor, noon)).toBe(1)
      expect(await store.purgeInactive(noon, 50)).toBe(1)
      expect(await ids('measurements')).toEqual([stays!.id])
      expect(await store.insert(measurement({ visitor: forgotten!.visitor }))).toBe('forgotten')
      expect(await ids('measurements')).toEqual([stays!.id])
    })

    test('runs and measurements together are as many as are kept', async ({ store }) => {
      const visitor = randomUUID()
      const runs = Array.from({ length: maxRecords - 1 }, () => calculation({ visitor }))
      await Promise.all(runs.map((run) => store.insert(run)))
      const last = measurement({ visitor })
      expect(await store.insert(last)).toEqual(last)
      for (const one of [measurement({ visitor }), calculation({ visitor })])
        expect(await store.insert(one)).toBe('full')
      expect(await store.insert(last)).toEqual(last)
      await store.deleteMeasurement(visitor, last.id)
      const next = measurement({ visitor })
      expect(await store.insert(next)).toEqual(next)
    })

    test('tests and inputs that a newer version added are left out, and deleted like the others', async ({
      database,
      store,
      save,
      all,
      ids,
    }) => {
      const visitor = randomUUID()
      const [known, unknown] = [await save(measurement({ visitor })), await save(measurement({ visitor }))]
      await database.sql(`update measurements set test = 'beep', inputs = '{}' where id = '${unknown.id}'`)
      const inputs = JSON.stringify({ ...walk.inputs, wind: 'strong' })
      await database.sql(`update measurements set inputs = '${inputs}' where id = '${known.id}'`)
      expect(await all(visitor)).toEqual([known])
      expect(await store.deleteMeasurement(visitor, known.id)).toBe(true)
      expect(await ids('measurements')).toEqual([unknown.id])
      await store.deleteVisitor(visitor, noon)
      expect(await ids('measurements')).toEqual([])
    })
  })
}
