import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { calculatePath, calculationOf } from '../../../contract/calculation.ts'
import type { Run } from '../../../domain/cooper-run.ts'
import { ApiError, callApi } from '../../data/api.ts'
import { createQueryClient } from '../../data/query-client.ts'
import { isSavingStopped, rememberSaving } from '../../data/saving-preference.ts'
import { Toasts } from './toast.tsx'
import { SaveStopped } from './save-status.tsx'
import { useToast } from './use-toast.ts'

export interface SaveRunProps {
  /** the run to save; each new object is saved once */
  run: Run | undefined
  onSettled: () => void
}

/**
 * Saves each run behind its result and tells how it went; a visitor who has asked us to stop is not asked about, and is
 * told so. Loaded once a reader turns to the form.
 */
export default function SaveRun({ run, onSettled }: SaveRunProps) {
  const [queryClient] = useState(createQueryClient)
  const [stopped, setStopped] = useState(false)
  const { notice, show, dismiss } = useToast()
  const { mutate } = useMutation(
    {
      mutationFn: save,
      onSuccess: (saving) => {
        setStopped(saving === 'stopped')
        if (saving === 'saved') show('saved')
      },
      onError: () => show('failed'),
      onSettled,
    },
    queryClient,
  )
  const sent = useRef<Run>(undefined)
  useEffect(() => {
    if (!run || run === sent.current) return
    sent.current = run
    mutate(run)
  }, [run, mutate])

  return (
    <>
      {stopped && <SaveStopped />}
      <Toasts notice={notice} onDismiss={dismiss} />
    </>
  )
}

/** @throws Error when the run could not be saved */
async function save(run: Run): Promise<'saved' | 'stopped'> {
  if (isSavingStopped()) return 'stopped'
  try {
    await callApi('POST', calculatePath, calculationOf(run))
    return 'saved'
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 409)) throw error
    rememberSaving(false)
    return 'stopped'
  }
}
