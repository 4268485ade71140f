import { memo } from 'react'
import type { Run } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { isWalked } from '../../../domain/tests/cooper-run/equation.ts'
import { outcomeOf, type TestEntry } from '../../../domain/tests/registry.ts'
import { useDetailMessages, useTestWords } from '../messages.ts'
import { SaveLine } from '../saving/save-line.tsx'
import { RunComparison, WalkedLead } from './comparison.tsx'
import { Headline, Recap } from './headline.tsx'
import styles from './result.module.css'
import { RunCurve } from './run-curve.tsx'
import { RunSequel } from './run-sequel.tsx'
import { testParts, type ResultParts } from './test-parts.tsx'

export { AnnouncedAnswer } from './announced-answer.tsx'

/**
 * The answer to any test: its number, what a protocol has around it, and whether it is saved; or why there is none. It is
 * not drawn anew while somebody types.
 */
export const Result = memo(function Result({ entry }: { entry: TestEntry }) {
  const { answer, saveMeasurement } = useDetailMessages()
  const words = useTestWords()[entry.test]
  const outcome = outcomeOf(entry)
  if (outcome.kind === 'refusal') {
    return (
      <p className={styles.refusal} role="alert">
        {outcome.reason === 'age' ? words.refusedAge : answer.refusals[outcome.reason]}
      </p>
    )
  }
  const run = entry.test === 'cooper-run' ? entry.inputs : undefined
  const { lead, opinion, drawing, sequel } = run ? runParts(run) : testParts(entry, outcome)
  return (
    <div
      className={run && isWalked(run.distance) ? `${styles.result} ${styles.walked}` : styles.result}
      data-answer={entry.test}
    >
      <h3 className={run ? 'visually-hidden' : styles.title}>{words.answer}</h3>
      {lead}
      <div className={styles.head}>
        <div className={styles.number}>
          <Headline entry={entry} />
          {opinion}
          {run && <SaveLine entry={entry} />}
        </div>
        {drawing}
      </div>
      {sequel}
      {!run && <SaveLine entry={entry} onDemand={saveMeasurement} />}
    </div>
  )
})

/** Of a run: the distance's own value is compared, drawn, and what follows is read by it. */
function runParts(run: Run): ResultParts {
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
