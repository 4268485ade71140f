import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { expect } from 'vitest'
import { limits } from '../../../domain/published-constants.ts'
import { anyRecord, newRecord, noon, otherEntries, runOf, walk } from '../../testing/records.ts'
import { visitorOfKey } from '../queries/visitors.ts'
import { minute, type StoreTest } from '../../testing/store-test.ts'
import { type StoredRecord, StoreUnavailable } from '../store.ts'

/** Tests saves: idempotency, keys, the limit of records, and constraints. */
export function describeInsert(test: StoreTest): void {
  test('whatever the API accepts comes back as it was', async ({ save, all }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyRecord, { minLength: 5, maxLength: 20 }), async (records) => {
        const visitor = randomUUID()
        const saved = records.map((record) => ({ ...record, id: uuidv7(), visitor, createdAt: noon }))
        await Promise.all(saved.map(save))
        // JSON turns -0 into 0, as the database does
        expect(await all(visitor)).toEqual(JSON.parse(JSON.stringify(saved.toReversed())))
      }),
      { numRuns: 20 },
    )
  })

  test('repeating an id changes nothing', async ({ store, save, all }) => {
    const saved = await save(newRecord())
    const { id, visitor } = saved
    await store.insert(newRecord({ id, visitor }, walk))
    await Promise.all([store.insert(saved), store.insert(newRecord({ id, visitor }, runOf(2500)))])
    expect(await all(visitor)).toEqual([saved])
  })

  test.for([walk, ...otherEntries, runOf(2400)])(
    'a retry returns the first $protocol',
    async (entry, { store, all }) => {
      const key = randomUUID()
      const first = newRecord({}, entry)
      const again = newRecord({ visitor: first.visitor, createdAt: noon + minute }, entry)
      expect(await store.insert(first, key)).toEqual(first)
      expect(await store.insert(again, key)).toStrictEqual(first)
      expect(await all(first.visitor)).toEqual([first])
    },
  )

  test('ten concurrent saves with one key save one record, and all return it', async ({ store, other, all }) => {
    const [visitor, key] = [randomUUID(), randomUUID()]
    const tries = Array.from({ length: 10 }, (_, index) =>
      (index % 2 ? store : other).insert(newRecord({ visitor }), key),
    )
    const [saved, ...others] = await Promise.all(tries)
    expect(others).toEqual(Array(9).fill(saved))
    expect(await all(visitor)).toEqual([saved])
  })

  test('a key is its visitor’s own; without a key every save counts', async ({ store, all }) => {
    const [key, otherKey] = [randomUUID(), randomUUID()]
    const [mine, theirs] = [newRecord(), newRecord()]
    const more = Array.from({ length: 3 }, () => newRecord({ visitor: mine.visitor }))
    await store.insert(mine, key)
    await store.insert(theirs, key)
    await store.insert(more[0]!, otherKey)
    await store.insert(more[1]!)
    await store.insert(more[2]!)
    expect(await all(mine.visitor)).toEqual([...more.toReversed(), mine])
    expect(await all(theirs.visitor)).toEqual([theirs])
  })

  test('a retry whose cookie was lost moves the record to the new visitor', async ({ store, other, all, ids }) => {
    const key = randomUUID()
    const [lost, theirs] = [newRecord({ visitor: visitorOfKey(key) }), newRecord()]
    const mine = newRecord({ createdAt: noon + minute })
    await store.insert(lost, key)
    await store.insert(theirs, randomUUID())
    const { visitor } = mine
    expect(await other.insert(mine, key)).toEqual({ ...lost, visitor })
    expect(await store.insert(newRecord({ visitor }), key)).toEqual({ ...lost, visitor })
    expect([await all(visitor), await all(theirs.visitor)]).toEqual([[{ ...lost, visitor }], [theirs]])
    expect((await ids('visitors')).toSorted()).toEqual([visitor, theirs.visitor].toSorted())
    // another visitor who sends the key later does not get the record
    const stranger = newRecord()
    expect(await store.insert(stranger, key)).toEqual(stranger)
    expect(await all(visitor)).toEqual([{ ...lost, visitor }])
  })

  test('the key of a record that was corrected or deleted saves nothing', async ({ store, all, ids }) => {
    const [key, otherKey] = [randomUUID(), randomUUID()]
    const [corrected, deleted] = [newRecord(), newRecord({}, walk)]
    const { visitor } = corrected
    await store.insert(corrected, key)
    await store.insert(deleted, otherKey)
    const correction = await store.update(visitor, corrected.id, newRecord({}, runOf(2500)))
    await store.delete(deleted.visitor, deleted.id, noon)
    expect(await store.insert({ ...corrected, id: uuidv7() }, key)).toBe('keyReused')
    // also for a retry without the cookie, from another visitor
    for (const other of [deleted.visitor, randomUUID()]) {
      expect(await store.insert({ ...deleted, id: uuidv7(), visitor: other }, otherKey)).toBe('deleted')
    }
    expect(await all(visitor)).toEqual([correction])
    expect(await ids('visitors')).toEqual([visitor])
  })

  test('a visitor keeps as many records as the limit says; a retry is no new one', async ({ store, all }) => {
    const visitor = randomUUID()
    const many = Array.from({ length: limits.records - 10 }, (_, index) =>
      newRecord({ visitor }, index % 2 ? walk : runOf(500 + index)),
    )
    await Promise.all(many.map((one) => store.insert(one)))
    expect(await all(visitor)).toEqual(many.toReversed())
    const key = randomUUID()
    const last = newRecord({ visitor })
    expect(await store.insert(last, key)).toEqual(last)
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => store.insert(newRecord({ visitor }))))
    expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(21)

    expect(await store.insert({ ...last, id: uuidv7() }, key)).toEqual(last)
    expect(await store.insert(last)).toEqual(last)
    const next = newRecord({ visitor })
    expect(await store.insert(next)).toBe('full')
    const stranger = newRecord()
    expect(await store.insert(stranger)).toEqual(stranger)
    await store.delete(visitor, last.id, noon)
    expect(await store.insert(next)).toEqual(next)
    expect(await store.insert(newRecord({ visitor }))).toBe('full')
    expect(await all(visitor)).toHaveLength(limits.records)
  })

  const changes: [string, (record: StoredRecord) => object][] = [
    ['no result at all', ({ result }) => ({ result: { ...result, vo2maxTenths: null } })],
    ['two results', ({ result }) => ({ result: { ...result, indexTenths: 12 } })],
    ['a result below zero', ({ result }) => ({ result: { ...result, vo2maxTenths: -1 } })],
    ['a standard error below zero', ({ result }) => ({ result: { ...result, standardErrorTenths: -1 } })],
    ['half a millisecond', () => ({ createdAt: 0.5 })],
  ]
  test.for(changes)('one with %s fails alone, and leaves no visitor behind', async ([_, change], { store, ids }) => {
    const [bad, ...good] = [newRecord({}, walk), newRecord(), newRecord()]
    const saves = [good[0], { ...bad, ...change(bad) }, good[1]].map((one) => store.insert(one))
    const outcomes = await Promise.allSettled(saves)
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect((outcomes[1] as PromiseRejectedResult).reason).not.toBeInstanceOf(StoreUnavailable)
    expect((await ids('visitors')).toSorted()).toEqual(good.map(({ visitor }) => visitor).toSorted())
  })
}
