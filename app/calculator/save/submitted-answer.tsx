import { RunAnswer } from '../answer/answer.tsx'
import type { Submission } from './submission.ts'
import { useSaveRun } from './use-save-run.ts'

/** Renders the answer of a submission, and saves its run. */
export function SubmittedAnswer(submission: Submission) {
  const { saveState, retry } = useSaveRun(submission)
  return <RunAnswer run={submission.run} previous={submission.previous} saveState={saveState} onRetry={retry} />
}
