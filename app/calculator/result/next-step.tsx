import { capacityOf, comparisonFirstAge } from '../../../domain/norms/comparison.ts'
import type { Run } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { isBelowFormula } from '../../../domain/tests/cooper-run/result.ts'
import { useDetailMessages } from '../messages.ts'
import { ShareFold } from '../sharing/share-fold.tsx'
import { noOtherDistanceFromAge } from '../what-if/distances.ts'
import { hasTenYears } from '../what-if/ten-years.ts'
import { WhatIf } from '../lazy-opened.ts'
import { Everyday } from './everyday.tsx'
import { Fold } from './folds/fold.tsx'
import styles from './folds/folds.module.css'
import { RunDetails } from './folds/run-details.tsx'
import { NextAction } from './next-action.tsx'

/** What follows a result: everyday efforts, which are folded from 50 on, what to do next, and the rest, folded. */
export function ResultNextStep({ run }: { run: Run }) {
  const { everyday, folds } = useDetailMessages()
  const isYounger = run.age < comparisonFirstAge
  return (
    <>
      {isYounger && <Everyday run={run} />}
      <NextAction run={run} />
      <div className={styles.folds}>
        {!isYounger && capacityOf(run) !== undefined && (
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
    </>
  )
}

/** “What if…?” and “And in 10 years?”, where there is something to tell. */
function WhatIfFold({ run }: { run: Run }) {
  const { title, hint } = useDetailMessages().folds.whatIf
  const hasDistances = run.age < noOtherDistanceFromAge
  if (!hasDistances && !hasTenYears(run)) return null
  return (
    <Fold
      title={title}
      hint={hasDistances ? (hasTenYears(run) ? hint.both : hint.distance) : hint.years}
      isOnScreenOnly
      opened={<WhatIf run={run} />}
    />
  )
}
