import { describe } from 'vitest'
import { describeDelete } from './delete.conformance.ts'
import { describeInsert } from './insert.conformance.ts'
import { describeInterleavings } from './interleavings.conformance.ts'
import { describeList } from './list.conformance.ts'
import { describeOpenAndClose } from './open-and-close.conformance.ts'
import { storeTest, type NewDatabase } from '../../testing/store-test.ts'

/** What every store must do. */
export function describeStore(name: string, newDatabase: NewDatabase): void {
  // a test that is given up would go on in the database of the next
  describe(name, { timeout: 60_000 }, () => {
    const test = storeTest(newDatabase)
    describeInsert(test)
    describeList(test)
    describeDelete(test)
    describeInterleavings(test)
    describeOpenAndClose(newDatabase)
  })
}
