import type { Submission } from './submission.ts'
import { RunAnswer } from '../answer/answer.tsx'
import { useSaveRun } from './use-save-run.ts'

/** Renders the answer of a submission, and saves its run. */
export function SubmittedAnswer({
  onPending,
  ...submission
}: Submission & { onPending: (isPending: boolean) => void }) {
  const { saveState, retry } = useSaveRun({ ...submission, onPending })
  return <RunAnswer run={submission.run} previous={submission.previous} saveState={saveState} onRetry={retry} />
}
