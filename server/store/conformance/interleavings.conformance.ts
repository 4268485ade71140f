import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { recordOf } from '../../../api/record.ts'
import { newRecord, noon, run, runOf } from '../../testing/records.ts'
import { day, type StoreTest } from '../../testing/store-test.ts'

/** A step of one of two stores. Three visitors have three keys each; the third visitor erases nothing. */
const anyStep = fc.record({
  storeIndex: fc.constantFrom(0, 1),
  key: fc.nat({ max: 8 }),
  action: fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom('save', 'save', 'save', 'correct', 'delete', 'erase', 'purge') },
    { weight: 1, arbitrary: fc.constant('purge long after') },
  ),
  /** whether the next step starts only after this one */
  isAwaited: fc.boolean(),
})

/** Tests random interleavings of calls by two instances. */
export function describeInterleavings(test: StoreTest): void {
  test('nothing erased returns, and nothing acknowledged is lost or doubled', async ({ store, other, all, ids }) => {
    const stores = [store, other]
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 2, maxLength: 14 }), async (steps) => {
        const visitors = [randomUUID(), randomUUID(), randomUUID()]
        // a run's weight identifies its key, and its distance shows a correction
        const saves = Array.from({ length: 9 }, (_, key) => ({
          key: randomUUID(),
          visitor: visitors[key % 3]!,
          entry: { ...run, inputs: { ...run.inputs, weight: 50 + key } },
          /** the record ids that saves returned */
          acknowledged: new Set<string>(),
          corrected: false,
          deleted: false,
        }))
        const erased = new Set<string>()
        const pending: Promise<unknown>[] = []

        async function carryOut({ storeIndex, key: index, action }: (typeof steps)[number]): Promise<unknown> {
          const [store, save] = [stores[storeIndex]!, saves[index]!]
          const { key, visitor, entry, acknowledged } = save
          switch (action) {
            case 'save': {
              const saved = await store.insert(newRecord({ visitor }, entry), key)
              if (typeof saved === 'object') acknowledged.add(saved.id)
              return
            }
            case 'correct':
              for (const id of acknowledged) {
                const inputs = { ...entry.inputs, distance: 2500 }
                if (await store.update(visitor, id, recordOf({ ...runOf(2500), inputs })!)) save.corrected = true
              }
              return
            case 'delete':
              for (const id of acknowledged) if (await store.delete(visitor, id, noon)) save.deleted = true
              return
            case 'erase':
              if (visitor === visitors[2]) return
              erased.add(visitor)
              return store.deleteVisitor(visitor, noon)
            case 'purge':
              return Promise.all([store.purgeInactive(noon - day, 50), store.purgeTombstones(noon - day, 50)])
            case 'purge long after':
              return store.purgeTombstones(noon + 1, 50)
          }
        }
        // without tombstones, an erased record may be saved once more
        const tombstonesPurged = steps.some(({ action }) => action === 'purge long after')
        for (const step of steps) {
          pending.push(carryOut(step))
          if (step.isAwaited) await pending.at(-1)
        }
        await Promise.all(pending)

        const left = await ids('visitors')
        for (const visitor of tombstonesPurged ? [] : erased) expect(left).not.toContain(visitor)
        for (const { visitor, entry, acknowledged, corrected, deleted } of saves) {
          const found = (await all(visitor)).filter(
            ({ inputs }) => 'weight' in inputs && inputs.weight === entry.inputs.weight,
          )
          if (!tombstonesPurged) expect(found).toHaveLength(erased.has(visitor) || deleted ? 0 : acknowledged.size)
          else if (!deleted && !erased.has(visitor)) expect(found).toHaveLength(acknowledged.size)
          expect(found.length).toBeLessThan(2)
          if (corrected && found.length && !tombstonesPurged)
            expect(found).toMatchObject([{ inputs: { distance: 2500 } }])
        }
      }),
      { numRuns: 25 },
    )
  })
}
