import type { Run } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { RunComparison, WalkedLead } from './comparison.tsx'
import { Recap } from './headline.tsx'
import { RunCurve } from './run-curve.tsx'
import { RunSequel } from './run-sequel.tsx'
import type { ResultParts } from './test-parts.tsx'

/** Of a run: the distance's own value is compared, drawn, and what follows is read by it. */
export function runParts(run: Run): ResultParts {
  return {
    lead: (
      <>
        <Recap run={run} />
        <WalkedLead run={run} />
      </>
    ),
    opinion: <RunComparison run={run} />,
    drawing: <RunCurve run={run} />,
    sequel: <RunSequel run={run} />,
  }
}
