import type { Run } from '#domain/protocols/cooper-run.ts'
import { RunAnswer } from './answer.tsx'
import type { LastRun } from '../last-run.ts'
import { useSaveRun } from '../use-save-run.ts'

export { RunAnswer } from './answer.tsx'
export { OtherAnswer } from './other-answer.tsx'

/** One press of the button of a run. */
export interface Press {
  run: Run
  /** the device's last run before this one */
  previous: LastRun | undefined
  saveKey: string
  saves: boolean
}

/** Renders the answer of a press, and saves its run. */
export function SavedRun({ onPending, ...press }: Press & { onPending: (isPending: boolean) => void }) {
  const { saveState, retry } = useSaveRun({ ...press, onPending })
  return <RunAnswer run={press.run} previous={press.previous} saveState={saveState} onRetry={retry} />
}
