import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import {
  recordsPath,
  savingPath,
  type ChangeOutcome,
  type RecordList,
  type RecordOperations,
} from '../../api/record-operations.ts'
import { removeLastRun, updateLastRun } from '../storage/last-runs.ts'
import { clearVisit, storeVisit } from '../storage/last-visit.ts'
import { callApi, isProblem, queryFunction } from '../sync/call-api.ts'
import { clearOptOut, hasOptedOut, storeOptOut } from '../storage/opt-out.ts'
import { hasDeviceData, announceErasure, revokeOutboxAndClear } from '../sync/revoke.ts'
import { useResultsUrls } from './urls.ts'

const readJson = queryFunction({ on401: 'null' })

/** Reads a page of records, which counts as a visit. Returns null without a cookie. */
async function readRecords(before: string | undefined): Promise<RecordList | null> {
  const list = (await readJson({
    queryKey: [before ? `${recordsPath}?before=${before}` : recordsPath],
  })) as RecordList | null
  if (list?.records.length) storeVisit()
  // a page of older records may be empty while there are newer ones
  else if (!before) clearVisit()
  return list
}

/** Loads the query client, with its library, at the first request. */
const loadQueryClient = () => import('../sync/query-client.ts')

/** The visitor's records over the API, for a hydrated page. */
export const recordsApi: RecordOperations = {
  async list(before) {
    try {
      const { queryClient } = await loadQueryClient()
      const list = await queryClient.fetchQuery({
        queryKey: before ? [recordsPath, before] : [recordsPath],
        queryFn: () => readRecords(before),
      })
      return list ?? undefined
    } catch {
      return 'unavailable'
    }
  },
  async correct(id, record) {
    const outcome = await change('versionSkew', 'PUT', `${recordsPath}/${id}`, record)
    if (outcome === 'done' && record.protocol === 'cooper-run') updateLastRun(id, record.inputs)
    return outcome
  },
  async remove(id) {
    const outcome = await change('unavailable', 'DELETE', `${recordsPath}/${id}`)
    if (outcome === 'done') removeLastRun(id)
    return outcome
  },
  async erase() {
    // before the request, so that this device is cleared even without a network
    const isDeviceEmpty = !hasDeviceData()
    revokeOutboxAndClear()
    const outcome = await change('unavailable', 'DELETE', recordsPath)
    announceErasure()
    // without a cookie the server has nothing
    if (outcome === 'unknown') return isDeviceEmpty ? 'nothing' : 'done'
    return outcome
  },
  async setSaving(saving) {
    if (!saving) {
      storeOptOut({ isSent: false })
      revokeOutboxAndClear()
    }
    const outcome = await change('unavailable', 'PUT', savingPath, { saving })
    if (outcome !== 'done') return !saving && hasOptedOut() ? 'stoppedHere' : outcome
    if (saving) {
      clearOptOut()
      return 'done'
    }
    storeOptOut()
    if (hasOptedOut()) return 'done'
    // without local storage, only the cookie can hold the opt-out: the server knows whether it does
    const list = await recordsApi.list()
    return list === 'unavailable' || list?.saving === false ? 'done' : 'unremembered'
  },
}

/**
 * Returns a function that reloads the records. If they cannot be read, the page keeps those it shows, unless
 * `showsFailure`.
 */
export function useReloadRecords() {
  const { revalidate } = useRevalidator()
  const { before } = useResultsUrls()
  return useCallback(
    async ({ showsFailure = false } = {}) => {
      // if the library cannot be loaded, there is no list to invalidate
      await loadQueryClient().then(
        ({ invalidateRecords }) => invalidateRecords(),
        () => undefined,
      )
      if (showsFailure || (await recordsApi.list(before)) !== 'unavailable') await revalidate()
    },
    [revalidate, before],
  )
}

/** Sends a change. Returns `ifInvalid` on 400 or 422. */
async function change<Invalid extends 'versionSkew' | 'unavailable'>(
  ifInvalid: Invalid,
  ...call: Parameters<typeof callApi>
): Promise<ChangeOutcome | Invalid> {
  try {
    const { mutate } = await loadQueryClient()
    await mutate(() => callApi(...call))
    return 'done'
  } catch (error) {
    if (isProblem(error, 400, 422)) return ifInvalid
    // 401: no cookie, hence no records
    return isProblem(error, 401, 404) ? 'unknown' : 'unavailable'
  }
}
