import { randomUUID } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { describe, expect } from 'vitest'
import { newRecord, walk } from '../../testing/records.ts'
import { StoreUnavailable, type StoredRecord } from '../store.ts'
import type { StoreTest } from '../../testing/store-test.ts'

/** What is no record, whoever asks to save it. */
export function describeRefusals(test: StoreTest): void {
  describe('refusals', () => {
    const changes: [string, (record: StoredRecord) => object][] = [
      ['an input beyond its limits', ({ inputs }) => ({ inputs: { ...inputs, age: 9 } })],
      ['an input that is missing', () => ({ inputs: { age: 68 } })],
      ['an input that the test does not have', ({ inputs }) => ({ inputs: { ...inputs, name: 'Ada' } })],
      ['a test that nobody knows', () => ({ test: 'beep' })],
      ['the inputs of another test', () => ({ test: 'known-value' })],
      ['a category that nobody knows', ({ result }) => ({ result: { ...result, category: 'Good' } })],
      ['no result at all', ({ result }) => ({ result: { ...result, vo2maxTenths: null } })],
      ['two results', ({ result }) => ({ result: { ...result, indexTenths: 12 } })],
      ['half a tenth', ({ result }) => ({ result: { ...result, vo2maxTenths: 20.5 } })],
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

    test.for<[string, object]>([
      ['an upper-case id', { id: uuidv7().toUpperCase() }],
      ['an id that is no UUID', { id: '1' }],
      ['a visitor that is no UUID', { visitor: 'x' }],
      ['a visitor with a NUL', { visitor: `${randomUUID()}\0` }],
    ])('%s is a mistake of the caller', async ([_, given], { store }) => {
      await expect(store.insert(newRecord(given))).rejects.toThrow(TypeError)
    })

    test('so is a key that is no UUID', async ({ store, ids }) => {
      await expect(store.insert(newRecord(), 'x')).rejects.toThrow(TypeError)
      expect(await ids('visitors')).toEqual([])
    })
  })
}
