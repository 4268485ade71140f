import { describe, expect } from 'vitest'
import { genders } from '../../../domain/person.ts'
import { runFields } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { categories } from '../../../domain/norms/rating.ts'
import { calculation } from '../../testing/calculation.ts'
import { StoreUnavailable, type Store } from '../store.ts'
import type { StoreTest } from './store-test.ts'

/** What a database itself accepts and refuses, whoever writes to it. */
export function describeConstraints(test: StoreTest): void {
  describe('constraints', () => {
    const limited = ['age', 'weight', 'distance'] as const
    /** Saves one calculation for each of the values and answers those that were not accepted. */
    async function refusedOf(store: Store, values: object[]) {
      const saves = values.map((given) => store.insert(calculation(given)))
      const outcomes = await Promise.allSettled(saves)
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).not.toBeInstanceOf(StoreUnavailable)
      }
      return values.filter((_, index) => outcomes[index]!.status === 'rejected')
    }

    test("the domain's limits and words are accepted", async ({ store }) => {
      const values = [
        ...limited.flatMap((field) => [{ [field]: runFields[field].min }, { [field]: runFields[field].max }]),
        ...genders.map((gender) => ({ gender })),
        ...categories.map((category) => ({ category })),
        { vo2maxResult: 0 },
      ]
      expect(await refusedOf(store, values)).toEqual([])
    })

    test('everything beyond the limits is refused', async ({ store }) => {
      const values = limited.flatMap((field) =>
        [runFields[field].min - 0.001, runFields[field].max + 0.001, NaN, Infinity].map((value) => ({ [field]: value })),
      )
      expect(await refusedOf(store, values)).toEqual(values)
    })

    test('other words, half results and half milliseconds are refused', async ({ store }) => {
      const values = [
        { gender: 'Homme' },
        { gender: null },
        { category: 'Good' },
        { category: '' },
        { vo2maxResult: -1 },
        { vo2maxResult: 40.3 },
        { createdAt: 0.5 },
      ]
      expect(await refusedOf(store, values)).toEqual(values)
    })
  })
}
