import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { recordsPath, savingPath, type ChangeOutcome, type RecordList, type Records } from '../../api/records.ts'
import { updateLastRun } from '../storage/last-runs.ts'
import { callApi, isProblem, queryFunction } from '../sync/api.ts'
import { isSavingDisabled, storeSavingPreference } from '../storage/opt-out.ts'
import { notifyOtherTabs, revokeOutboxAndClear } from '../sync/revoke.ts'
import { useResultsUrls } from './urls.ts'

const read = queryFunction({ on401: 'null' })

/** The site's query settings; their library loads with the first call that a page makes by itself. */
const queries = () => import('../sync/query-client.ts')

/** The visitor's records by the API, for a page that is alive. */
export const recordsApi: Records = {
  async list(before) {
    try {
      const { queryClient } = await queries()
      const queryFn = () => read({ queryKey: [before ? `${recordsPath}?before=${before}` : recordsPath] })
      const list = await queryClient.fetchQuery({ queryKey: before ? [recordsPath, before] : [recordsPath], queryFn })
      return (list as RecordList | null) ?? undefined
    } catch {
      return 'unavailable'
    }
  },
  async correct(id, record) {
    const answer = await change('versionSkew', 'PUT', `${recordsPath}/${id}`, record)
    if (answer === 'done' && record.protocol === 'cooper-run') updateLastRun(id, record.inputs)
    return answer
  },
  async remove(id) {
    const answer = await change('unavailable', 'DELETE', `${recordsPath}/${id}`)
    if (answer === 'done') updateLastRun(id)
    return answer
  },
  async erase() {
    // what waits here goes whether or not there is a network
    revokeOutboxAndClear()
    const answer = await change('unavailable', 'DELETE', recordsPath)
    notifyOtherTabs()
    return answer
  },
  async setSaving(saving) {
    if (!saving) {
      storeSavingPreference(saving, false)
      revokeOutboxAndClear()
    }
    const answer = await change('unavailable', 'PUT', savingPath, { saving })
    if (answer !== 'done') return !saving && isSavingDisabled() ? 'stopped here' : answer
    storeSavingPreference(saving)
    if (saving || isSavingDisabled()) return 'done'
    // only the cookie can have it: the server sees whether it does
    const list = await recordsApi.list()
    return list === 'unavailable' || list?.saving === false ? 'done' : 'unremembered'
  },
}

/** Reads the page's list again. One that cannot be read leaves what is shown, unless that is known to be no longer true. */
export function useReloadRecords() {
  const { revalidate } = useRevalidator()
  const { before } = useResultsUrls()
  return useCallback(
    async ({ showsFailure = false } = {}) => {
      // without the library nothing was read by it
      await queries().then(
        ({ invalidateRecords }) => invalidateRecords(),
        () => undefined,
      )
      if (showsFailure || (await recordsApi.list(before)) !== 'unavailable') await revalidate()
    },
    [revalidate, before],
  )
}

/** Sends a change; `refused` is what a change comes to that the site refuses. */
async function change<Refused extends 'versionSkew' | 'unavailable'>(
  refused: Refused,
  ...call: Parameters<typeof callApi>
): Promise<ChangeOutcome | Refused> {
  try {
    const { mutate } = await queries()
    await mutate(() => callApi(...call))
    return 'done'
  } catch (error) {
    if (isProblem(error, 400, 422)) return refused
    // without a cookie there are no records
    return isProblem(error, 401, 404) ? 'unknown' : 'unavailable'
  }
}
