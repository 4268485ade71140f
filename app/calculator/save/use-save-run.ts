import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { calculatePath, calculationOf } from '#contract/calculate.ts'
import { showToast } from '../../toast/toast-area.tsx'
import { callApi, queryClient } from './query-client.ts'
import type { SaveState, Submission } from './submission.ts'

/**
 * Saves a run once, when its answer appears, and shows the toast. A retry sends the same key. Any 2xx is a success;
 * everything else, no response included, is a failure. Source: product spec, sections 4 and 8
 */
export function useSaveRun({ run, saveKey, saves, onPending }: Omit<Submission, 'previous'>) {
  const { mutate, status } = useMutation(
    {
      mutationFn: () => callApi('POST', calculatePath, calculationOf(run), { 'Idempotency-Key': `"${saveKey}"` }),
      onMutate: () => onPending(true),
      onSuccess: () => showToast('saved'),
      onError: () => showToast('failed'),
      onSettled: () => onPending(false),
    },
    queryClient,
  )
  // in an effect, because this code loads with the answer: when the button is pressed, it may not be there yet
  useEffect(() => {
    if (saves) mutate()
  }, [saves, mutate])
  const states = { idle: 'saving', pending: 'saving', success: 'saved', error: 'failed' } as const
  const saveState: SaveState = saves ? states[status] : 'unsaved'
  return { saveState, retry: () => mutate() }
}
