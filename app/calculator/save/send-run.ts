import { MutationObserver } from '@tanstack/react-query'
import { calculatePath, calculationOf } from '#contract/calculate.ts'
import { callApi, queryClient } from './query-client.ts'
import type { Submission } from './submission.ts'

/**
 * Sends a run once, under its key. Any 2xx is a success. Source: product spec, sections 4 and 8
 * @throws ApiError for another response
 * @throws TypeError if there is no response
 */
export async function sendRun({ run, saveKey }: Pick<Submission, 'run' | 'saveKey'>): Promise<void> {
  const headers = { 'Idempotency-Key': `"${saveKey}"` }
  const mutationFn = () => callApi('POST', calculatePath, calculationOf(run), headers)
  await new MutationObserver(queryClient, { mutationFn }).mutate()
}
