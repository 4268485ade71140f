import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { calculatePath, calculationOf } from '../../../contract/calculation.ts'
import type { Saving } from '../../../contract/page-context.ts'
import type { Run } from '../../../domain/cooper-run.ts'
import { ApiError, callApi, isOutdated } from '../../data/api.ts'
import { createQueryClient } from '../../data/query-client.ts'
import { isSavingStopped, rememberSaving } from '../../data/saving-preference.ts'
import { Toasts } from './toast.tsx'
import { useToast } from './use-toast.ts'

/** What became of a run: `outdated` when the server computes otherwise than this page. */
export type Saved = Saving | 'outdated'

export interface SaveRunProps {
  /** the run to save; each new object is saved once */
  run: Run | undefined
  onSettled: (saved: Saved) => void
}

/**
 * Saves each run behind its result and tells how it went; nothing is sent for a visitor who has asked us to stop.
 * Loaded once a reader turns to the form.
 */
export default function SaveRun({ run, onSettled }: SaveRunProps) {
  const [queryClient] = useState(createQueryClient)
  const { notice, show, dismiss } = useToast()
  const { mutate } = useMutation(
    {
      mutationFn: save,
      onSuccess: settle,
      onError: (error) => settle(isOutdated(error) ? 'outdated' : 'failed'),
    },
    queryClient,
  )
  /** A notice that goes, where the page itself has no lasting words for it. */
  function settle(saved: Saved) {
    if (saved === 'saved' || saved === 'failed') show(saved)
    else dismiss()
    onSettled(saved)
  }

  const sent = useRef<Run>(undefined)
  useEffect(() => {
    if (!run || run === sent.current) return
    sent.current = run
    mutate(run)
  }, [run, mutate])

  return <Toasts notice={notice} onDismiss={dismiss} />
}

/** @throws Error when the run could not be saved */
async function save(run: Run): Promise<'saved' | 'stopped' | 'full'> {
  if (isSavingStopped()) return 'stopped'
  try {
    await callApi('POST', calculatePath, calculationOf(run))
    return 'saved'
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 409)) throw error
    if (error.message.includes('"full"')) return 'full'
    rememberSaving(false)
    return 'stopped'
  }
}
