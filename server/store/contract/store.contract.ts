import { describe } from 'vitest'
import { describeActivity } from './activity.contract.ts'
import { describeDelete } from './delete.contract.ts'
import { describeDeleteVisitor } from './delete-visitor.contract.ts'
import { describeInsert } from './insert.contract.ts'
import { describeInterleavings } from './interleavings.contract.ts'
import { describeList } from './list.contract.ts'
import { describeOpenAndClose } from './open-and-close.contract.ts'
import { describePurge } from './purge.contract.ts'
import { describeRefusals } from './refusals.contract.ts'
import { storeTest, type NewDatabase } from '../../testing/store-test.ts'
import { describeUpdate } from './update.contract.ts'

/** What every store must do. */
export function describeStore(name: string, newDatabase: NewDatabase): void {
  // a test that is given up would go on in the database of the next
  describe(name, { timeout: 60_000 }, () => {
    const test = storeTest(newDatabase)
    describeInsert(test)
    describeRefusals(test)
    describeList(test)
    describeUpdate(test)
    describeDelete(test)
    describeDeleteVisitor(test)
    describeInterleavings(test)
    describeActivity(test)
    describePurge(test)
    describeOpenAndClose(newDatabase)
  })
}
