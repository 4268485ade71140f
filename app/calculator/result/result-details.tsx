import type { Run } from '../../../domain/cooper-run.ts'
import { CalculationSteps } from './calculation-steps.tsx'
import styles from './details.module.css'
import { NextCategory } from './next-category.tsx'
import { ResultActions } from '../sharing/result-actions.tsx'
import { TablePlace } from './table-place.tsx'

/** What a result leads to: the next category, its place in the tables, how it was computed, and ways to keep it. */
export function ResultDetails({ run }: { run: Run }) {
  return (
    <div className={styles.details}>
      <NextCategory run={run} />
      <TablePlace run={run} />
      <CalculationSteps run={run} />
      <ResultActions run={run} />
    </div>
  )
}
