import type { Submission } from '../save.ts'
import { RunAnswer } from './answer.tsx'
import { useSaveRun } from './use-save-run.ts'

export { RunAnswer } from './answer.tsx'
export { OtherAnswer } from './other-answer.tsx'

/** Renders the answer of a submission, and saves its run. */
export function SubmittedAnswer({
  onPending,
  ...submission
}: Submission & { onPending: (isPending: boolean) => void }) {
  const { saveState, retry } = useSaveRun({ ...submission, onPending })
  return <RunAnswer run={submission.run} previous={submission.previous} saveState={saveState} onRetry={retry} />
}
