import { marginOf } from '../../../../domain/tests/cooper-run/equation.ts'
import type { Run } from '../../../../domain/tests/cooper-run/cooper-run.ts'
import { isBelowFormula, vo2maxOf } from '../../../../domain/tests/cooper-run/result.ts'
import { useCalculatorMessages, useDetailMessages } from '../../messages.ts'
import { ComparisonSource } from '../comparison/comparison.tsx'
import { CalculationSteps } from './calculation-steps.tsx'
import { RunFacts } from './run-facts.tsx'
import styles from './folds.module.css'
import { ResultScale } from './result-scale.tsx'
import { TablePlace } from './table-place.tsx'

/** Where a result lies among the categories, what else its run tells, how it was computed, and what to know of it. */
export function RunDetails({ run }: { run: Run }) {
  const { formulaNote } = useCalculatorMessages().result
  const { percentileNote } = useDetailMessages()
  const personVo2max = vo2maxOf(run)
  return (
    <>
      <ResultScale
        personVo2max={personVo2max}
        {...(!isBelowFormula(run) && { margin: marginOf(personVo2max.vo2max) })}
      />
      <RunFacts run={run} />
      <CalculationSteps run={run} />
      <TablePlace run={run} />
      <p className={styles.quiet}>{formulaNote}</p>
      <p className={styles.quiet}>{percentileNote}</p>
      <ComparisonSource age={run.age} />
    </>
  )
}
