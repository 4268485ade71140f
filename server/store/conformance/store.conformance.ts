import { describe } from 'vitest'
import { describeDelete } from './delete.conformance.ts'
import { describeInsert } from './insert.conformance.ts'
import { describeInterleavings } from './interleavings.conformance.ts'
import { describeList } from './list.conformance.ts'
import { describeOpenAndClose } from './open-and-close.conformance.ts'
import { storeTest, type NewDatabase } from '../../testing/store-test.ts'

/** The tests that every store must pass. */
export function describeStore(name: string, newDatabase: NewDatabase): void {
  // a timed-out test would go on in the next test's database
  describe(name, { timeout: 60_000 }, () => {
    const test = storeTest(newDatabase)
    describeInsert(test)
    describeList(test)
    describeDelete(test)
    describeInterleavings(test)
    describeOpenAndClose(newDatabase)
  })
}
