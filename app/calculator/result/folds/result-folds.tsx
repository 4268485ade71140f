import { capacityOf, comparisonFirstAge } from '../../../../domain/norms/comparison.ts'
import type { Run } from '../../../../domain/tests/cooper-run/cooper-run.ts'
import { isBelowFormula } from '../../../../domain/tests/cooper-run/result.ts'
import { useDetailMessages } from '../../messages.ts'
import { ShareFold } from '../../sharing/share-fold.tsx'
import { WhatIfFold } from '../../what-if/what-if-fold.tsx'
import { Everyday } from '../everyday.tsx'
import { Fold } from './fold.tsx'
import styles from './folds.module.css'
import { RunDetails } from './run-details.tsx'

/** What a result leads to, folded, in the order of its use. */
export function ResultFolds({ run }: { run: Run }) {
  const { everyday, folds } = useDetailMessages()
  return (
    <div className={styles.folds}>
      {run.age >= comparisonFirstAge && capacityOf(run) !== undefined && (
        <Fold title={everyday.title} hint={everyday.hint}>
          <Everyday run={run} />
        </Fold>
      )}
      <WhatIfFold run={run} />
      <ShareFold run={run} />
      <Fold title={folds.details.title} hint={folds.details.hint[isBelowFormula(run) ? 'short' : 'whole']}>
        <RunDetails run={run} />
      </Fold>
    </div>
  )
}
