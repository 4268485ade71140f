import { lazy, memo } from 'react'
import { outcomeOf, type TestEntry } from '../../../domain/protocols/registry.ts'
import { useDetailMessages } from '../messages.ts'
import { SaveLine } from './saving/save-status.tsx'
import { Gain } from './gain.tsx'
import { Headline, Recap } from './headline.tsx'
import { Refusal } from './refusal.tsx'
import styles from './result.module.css'
import { RunStory } from './run-story.tsx'

// a run has its own
const TestOpinion = lazy(() => import('./test-story.tsx').then(({ TestOpinion }) => ({ default: TestOpinion })))
const TestStory = lazy(() => import('./test-story.tsx').then(({ TestStory }) => ({ default: TestStory })))

export { AnnouncedAnswer } from './announced-answer.tsx'

/**
 * The answer to any test, then its chart and what follows from it; or why there is none. It is not drawn anew while somebody
 * types.
 */
export const Result = memo(function Result({ entry }: { entry: TestEntry }) {
  const { saveMeasurement, testResults } = useDetailMessages()
  const outcome = outcomeOf(entry)
  if (outcome.kind === 'refusal') return <Refusal test={entry.test} refusal={outcome} />
  const run = entry.test === 'cooper-run' ? entry.inputs : undefined
  return (
    <div className={styles.result} data-answer={entry.test}>
      <div className={styles.answer}>
        <h3 className="visually-hidden">{testResults[entry.test].answer}</h3>
        <Recap entry={entry} />
        <Headline entry={entry} />
        {run ? <Gain run={run} /> : <TestOpinion entry={entry} outcome={outcome} />}
        {run && <SaveLine entry={entry} />}
      </div>
      {run ? <RunStory run={run} /> : <TestStory entry={entry} outcome={outcome} />}
      {!run && <SaveLine entry={entry} onDemand={saveMeasurement} />}
    </div>
  )
})
