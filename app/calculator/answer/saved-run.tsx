import type { Run } from '#domain/protocols/cooper-run.ts'
import { RunAnswer } from './answer.tsx'
import type { LastRun } from '../last-run.ts'
import { useSaveRun } from '../use-save-run.ts'

export { RunAnswer } from './answer.tsx'
export { OtherAnswer } from './other-answer.tsx'

/** One submission of the form of a run. */
export interface Submission {
  run: Run
  /** the device's last run before this one */
  previous: LastRun | undefined
  saveKey: string
  saves: boolean
}

/** Renders the answer of a submission, and saves its run. */
export function SavedRun({ onPending, ...submission }: Submission & { onPending: (isPending: boolean) => void }) {
  const { saveState, retry } = useSaveRun({ ...submission, onPending })
  return <RunAnswer run={submission.run} previous={submission.previous} saveState={saveState} onRetry={retry} />
}
