import { lazy, memo } from 'react'
import { outcomeOf, type ProtocolEntry } from '../../../domain/protocols/registry.ts'
import { useDetailMessages } from '../messages.ts'
import { SaveLine } from './saving/save-line.tsx'
import { ChangeSinceLastRun } from './run/change-since-last-run.tsx'
import { ResultValue, Recap } from './result-value.tsx'
import { Refusal } from './refusal.tsx'
import styles from './result.module.css'
import { RunReachedGoal } from './run/run-goal.tsx'
import { RunResult } from './run/run-result.tsx'

// not loaded for a run, which has its own details
const MarginAndComparison = lazy(() =>
  import('./protocol/protocol-result.tsx').then(({ MarginAndComparison }) => ({ default: MarginAndComparison })),
)
const ProtocolResult = lazy(() =>
  import('./protocol/protocol-result.tsx').then(({ ProtocolResult }) => ({
    default: ProtocolResult,
  })),
)

export { AnnouncedResult } from './announced-result.tsx'

/**
 * Renders the result of any protocol with its details, or its refusal. Memoized, so that typing does not render it
 * again.
 */
export const Result = memo(function Result({ entry }: { entry: ProtocolEntry }) {
  const { saveMeasurement, protocolResults } = useDetailMessages()
  const outcome = outcomeOf(entry)
  if (outcome.kind === 'refusal') return <Refusal protocol={entry.protocol} refusal={outcome} />
  const run = entry.protocol === 'cooper-run' ? entry.inputs : undefined
  return (
    <div className={styles.result} data-result={entry.protocol}>
      <div className={styles.main}>
        <h3 className="visually-hidden">{protocolResults[entry.protocol].title}</h3>
        {run && <RunReachedGoal run={run} />}
        <Recap entry={entry} />
        <ResultValue entry={entry} />
        {run ? <ChangeSinceLastRun run={run} /> : <MarginAndComparison entry={entry} outcome={outcome} />}
        {run && <SaveLine entry={entry} />}
      </div>
      {run ? <RunResult run={run} /> : <ProtocolResult entry={entry} outcome={outcome} />}
      {!run && <SaveLine entry={entry} onDemandWords={saveMeasurement} />}
    </div>
  )
})
