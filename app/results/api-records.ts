import type { QueryClient } from '@tanstack/react-query'
import { calculationOf } from '../../contract/calculation.ts'
import { recordsPath, savingPath, type Outcome, type RecordList, type Records } from '../../contract/records.ts'
import { ApiError, callApi, isOutdated, reader } from '../data/api.ts'
import { rememberSaving } from '../data/saving-preference.ts'

let queries: Promise<QueryClient> | undefined

/** The site's query settings; their library loads with the first read that a page makes by itself. */
function queryClient(): Promise<QueryClient> {
  queries ??= import('../data/query-client.ts').then(({ createQueryClient }) => createQueryClient())
  return queries
}

/** The visitor's records by the API, for a page that is alive. */
export const apiRecords: Records = {
  async list() {
    try {
      const client = await queryClient()
      const list = await client.fetchQuery({
        queryKey: [recordsPath],
        queryFn: reader({ on401: 'null' }),
        // a visit reads anew; the settings' own stale time is for what does not change
        staleTime: 0,
      })
      return (list as RecordList | null) ?? undefined
    } catch {
      return 'unavailable'
    }
  },
  correct: (id, run) =>
    callApi('PUT', `${recordsPath}/${id}`, calculationOf(run)).then(
      () => 'done' as const,
      (error: unknown) => (isOutdated(error) ? 'outdated' : failed(error)),
    ),
  remove: (id) => outcome(callApi('DELETE', `${recordsPath}/${id}`)),
  forget: () => outcome(callApi('DELETE', recordsPath)),
  async setSaving(saving) {
    const answer = await outcome(callApi('PUT', savingPath, { saving }))
    if (answer === 'done') rememberSaving(saving)
    return answer
  },
}

async function outcome(call: Promise<Response>): Promise<Outcome> {
  try {
    await call
    return 'done'
  } catch (error) {
    return failed(error)
  }
}

/** Who has no cookie any more has no records either. */
function failed(error: unknown): Outcome {
  return error instanceof ApiError && [401, 404].includes(error.status) ? 'unknown' : 'unavailable'
}
