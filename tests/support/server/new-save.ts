import { randomUUID } from 'node:crypto'
import { type Calculation, calculationOf } from '#contract/calculate.ts'
import { defaultRun, type Run } from '#domain/protocols/cooper-run.ts'
import type { RecordStore, SaveRequest } from '#server/records/store.ts'
import { noon } from './noon.ts'

/** The id of a visitor who has saved nothing. */
export const strangerId = '3f2b8c1e-5a77-4c7e-9a51-0c3c5a1b2d3e'

/** Returns the calculation of the default run, with other inputs. */
export function newCalculation(inputs: Partial<Run> = {}): Calculation {
  return calculationOf({ ...defaultRun, ...inputs })
}

/** Returns a save of a new visitor at noon under a new key. */
export function newSave(given: Partial<SaveRequest> = {}): SaveRequest {
  return { visitorId: randomUUID(), key: randomUUID(), calculation: newCalculation(), now: noon, ...given }
}

/** Saves a record in a store. @throws Error if the store refuses */
export async function saveIn(store: RecordStore, given?: Partial<SaveRequest>) {
  const saved = await store.insert(newSave(given))
  if (typeof saved === 'string') throw new Error(`not saved: ${saved}`)
  return saved
}
