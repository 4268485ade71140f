import { describe } from 'vitest'
import { describeActivity } from './activity.contract.ts'
import { describeConstraints } from './constraints.contract.ts'
import { describeDeleteVisitor } from './delete-visitor.contract.ts'
import { describeDelete } from './delete.contract.ts'
import { describeInsert } from './insert.contract.ts'
import { describeList } from './list.contract.ts'
import { describeOpenAndClose } from './open-and-close.contract.ts'
import { describePurge } from './purge.contract.ts'
import { storeTest, type NewDatabase } from './store-test.ts'
import { describeUpdate } from './update.contract.ts'

/** What every store must do, on an empty database for each test. */
export function describeStore(name: string, newDatabase: NewDatabase): void {
  const test = storeTest(newDatabase)
  describe(name, () => {
    describeInsert(test)
    describeConstraints(test)
    describeList(test)
    describeUpdate(test)
    describeDelete(test)
    describeDeleteVisitor(test)
    describeActivity(test)
    describePurge(test)
    describeOpenAndClose(test)
  })
}
