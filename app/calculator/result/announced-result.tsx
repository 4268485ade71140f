import type { Run } from '../../../domain/protocols/cooper-run/cooper-run.ts'
import { outcomeOf, type ProtocolEntry } from '../../../domain/protocols/registry.ts'
import { AnnouncedValue } from './result-value.tsx'
import { useRunReachedGoalText } from './run/run-goal.tsx'
import { useChartTitle } from './run/run-result.tsx'
import { useSecondOpinion } from './run/second-opinion.tsx'
import { useComparisonText, useMarginText } from './protocol/protocol-comparison.ts'

/**
 * Renders the announcement of a result, in reading order. A refusal is itself an alert, so it needs no announcement.
 */
export function AnnouncedResult({ entry }: { entry: ProtocolEntry }) {
  return (
    <>
      {entry.protocol === 'cooper-run' && <AnnouncedGoal run={entry.inputs} />} <AnnouncedValue entry={entry} />{' '}
      {entry.protocol === 'cooper-run' ? <AnnouncedRun run={entry.inputs} /> : <AnnouncedProtocol entry={entry} />}
    </>
  )
}

const AnnouncedGoal = ({ run }: { run: Run }) => useRunReachedGoalText(run)

function AnnouncedRun({ run }: { run: Run }) {
  const { title, text } = useSecondOpinion(run)
  return `${useChartTitle(run)} ${title} ${text}`
}

function AnnouncedProtocol({ entry }: { entry: ProtocolEntry }) {
  const outcome = outcomeOf(entry)
  return [useComparisonText(entry, outcome), useMarginText(entry.protocol, outcome)].filter(Boolean).join(' ')
}
