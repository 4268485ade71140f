import { useState } from 'react'
import { resultOf, type Run } from '#domain/protocols/cooper-run.ts'
import { showToast } from '../toast/toast-area.tsx'
import { useMessages } from '../messages.ts'
import type { AcceptedRun } from './calculator-action.ts'
import styles from './calculator.module.css'
import { LazyBoundary, loadAnswers } from './lazy-parts.tsx'
import type { Submission } from './save/submission.ts'

/** Renders the answer to a submission, and saves its run. */
export function SubmittedResult(submission: Submission) {
  const [isLost, setLost] = useState(false)

  // without its code the answer can neither save the run nor say so; the toast's own code may fail to load too
  function onFailedLoad() {
    if (!submission.saves) return
    setLost(true)
    submission.onPending(false)
    showToast('failed')
  }
  return (
    <>
      {isLost && <FailedSave />}
      <LazyBoundary load={loadAnswers} fallback={<Sentence run={submission.run} />} onFailure={onFailedLoad}>
        {({ SubmittedAnswer }) => <SubmittedAnswer {...submission} />}
      </LazyBoundary>
    </>
  )
}

/** Renders the answer to a run that the browser posted, and that the server has saved or could not save. */
export function PostedResult({ entry, saveState, refusesCookies }: AcceptedRun) {
  const { inputs: run } = entry
  return (
    <>
      {saveState === 'failed' && <FailedSave />}
      <LazyBoundary load={loadAnswers} fallback={<Sentence run={run} />}>
        {({ RunAnswer }) => <RunAnswer run={run} saveState={saveState} refusesCookies={refusesCookies} />}
      </LazyBoundary>
    </>
  )
}

function FailedSave() {
  return <p role="alert">{useMessages().toasts.failed.text}</p>
}

function Sentence({ run }: { run: Run }) {
  return <p className={styles.sentence}>{useRunSentence()(run)}</p>
}

/** Returns a function that says the result of a run in a sentence. */
export function useRunSentence(): (run: Run) => string {
  const { number, calculator: words } = useMessages()
  return (run) => {
    const { vo2max, category, percentile } = resultOf(run)
    return words.announcement(number(vo2max, 1), words.categories[category], percentile)
  }
}
