import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { calculatePath, calculationOf } from '../../contract/calculation.ts'
import type { Run } from '../../domain/run.ts'
import { callApi } from '../data/api.ts'
import { createQueryClient } from '../data/query-client.ts'
import { Notices } from './notices.tsx'
import { useNotice } from './use-notice.ts'

export interface SavingProps {
  /** the run to save; each new object is saved once */
  run: Run | undefined
  onSettled: () => void
}

/** Saves each run behind its result and tells how it went. Loaded once a reader turns to the form. */
export default function Saving({ run, onSettled }: SavingProps) {
  const [queryClient] = useState(createQueryClient)
  const { notice, show, dismiss } = useNotice()
  const { mutate } = useMutation(
    {
      mutationFn: (run: Run) => callApi('POST', calculatePath, calculationOf(run)),
      onSuccess: () => show('saved'),
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

  return <Notices notice={notice} onDismiss={dismiss} />
}
