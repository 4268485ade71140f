import { comparisonFirstAge } from '../../../domain/norms/comparison.ts'
import type { Run } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { Everyday } from './everyday.tsx'
import { ResultFolds } from './folds/result-folds.tsx'
import { NextAction } from './next-action.tsx'

/** What follows a result: everyday efforts, which are folded from 50 on, what to do next, and the rest, folded. */
export function ResultNextStep({ run }: { run: Run }) {
  return (
    <>
      {run.age < comparisonFirstAge && <Everyday run={run} />}
      <NextAction run={run} />
      <ResultFolds run={run} />
    </>
  )
}
