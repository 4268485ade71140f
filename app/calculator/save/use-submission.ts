import { useEffect, useState } from 'react'
import type { Run } from '#domain/protocols/cooper-run.ts'
import { isOfToday, readLastRun, writeLastRun } from '../../last-run.ts'
import { showToast } from '../../toast/toast-area.tsx'
import type { PostedRun } from '../calculator-action.ts'
import { loadSendRun } from '../lazy-modules.ts'
import { newSaveKey, type Submission } from './submission.ts'

/**
 * Returns the latest submission of the form of a run, if there is one, and functions that submit a run and save it
 * again after a failure. A toast tells how a save ended.
 */
export function useSubmission(posted: PostedRun | undefined) {
  const [submission, setSubmission] = useState(() => posted && submissionOf(posted))
  // local storage: the device remembers a posted run too
  useEffect(() => {
    if (posted?.entry && posted.saveState !== 'withoutSaving') writeLastRun(posted.entry.inputs)
  }, [posted])

  /** Fails also if the code that sends a run does not load. */
  async function save(request: Submission) {
    setSubmission({ ...request, saveState: 'saving' })
    let saveState: 'saved' | 'failed' = 'saved'
    try {
      const { sendRun } = await loadSendRun()
      await sendRun(request)
    } catch {
      saveState = 'failed'
    }
    setSubmission({ ...request, saveState })
    showToast(saveState)
  }

  function submit(run: Run, isToBeSaved: boolean) {
    const lastRun = readLastRun()
    // today's may be the same run with a mistake, which is now corrected
    const earlierRun = lastRun && !isOfToday(lastRun) ? lastRun : submission?.earlierRun
    const request: Submission = { run, saveState: 'withoutSaving', saveKey: newSaveKey(), earlierRun }
    if (!isToBeSaved) return setSubmission(request)
    writeLastRun(run)
    void save(request)
  }

  /** Sends the same key again. */
  const retry = () => submission && void save(submission)
  return { submission, submit, retry }
}

/** Returns the submission of a posted form; undefined if the form has errors. */
function submissionOf({ entry, saveState = 'withoutSaving', refusesCookies }: PostedRun): Submission | undefined {
  return entry && { run: entry.inputs, saveState, saveKey: newSaveKey(), isPosted: true, refusesCookies }
}
