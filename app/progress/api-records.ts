import type { QueryClient } from '@tanstack/react-query'
import { calculationOf } from '../../contract/calculation.ts'
import {
  measurementsPath,
  recordsPath,
  savingPath,
  type Outcome,
  type RecordList,
  type Records,
} from '../../contract/records.ts'
import { ApiError, callApi, isOutdated, queryFunction } from '../outbox/api.ts'
import { isSavingStopped, rememberSaving } from '../outbox/saving-preference.ts'

const read = queryFunction({ on401: 'null' })

/** The site's query settings; their library loads with the first call that a page makes by itself. */
async function queryClient(): Promise<QueryClient> {
  return (await import('../outbox/query-client.ts')).queryClient
}

/** Forgets what waits in this browser; answers how many records that were, undefined where its file does not come. */
function emptyOutbox(): Promise<number | undefined> {
  return import('../outbox/outbox.ts').then(
    ({ emptyOutbox }) => emptyOutbox(),
    () => undefined,
  )
}

/** The visitor's records by the API, for a page that is alive. */
export const apiRecords: Records = {
  async list(before) {
    try {
      const client = await queryClient()
      const list = await client.fetchQuery({
        queryKey: before ? [recordsPath, before] : [recordsPath],
        queryFn: () => read({ queryKey: [before ? `${recordsPath}?before=${before}` : recordsPath] }),
      })
      return (list as RecordList | null) ?? undefined
    } catch {
      return 'unavailable'
    }
  },
  correct: (id, run) => correct(`${recordsPath}/${id}`, calculationOf(run)),
  correctMeasurement: (id, correction) => correct(`${measurementsPath}/${id}`, correction),
  remove: (id) => outcome(change('DELETE', `${recordsPath}/${id}`)),
  removeMeasurement: (id) => outcome(change('DELETE', `${measurementsPath}/${id}`)),
  async forget() {
    // what waits here goes whether or not there is a network
    const forgotten = await emptyOutbox()
    if (forgotten === undefined) return 'unavailable'
    const answer = await outcome(change('DELETE', recordsPath))
    return answer === 'unavailable' && forgotten ? 'forgotten here' : answer
  },
  async setSaving(saving) {
    if (!saving) {
      rememberSaving(saving, false)
      // where its file does not come, it goes unsent when its turn is there
      await emptyOutbox()
    }
    const answer = await outcome(change('PUT', savingPath, { saving }))
    if (answer !== 'done') return !saving && isSavingStopped() ? 'stopped here' : answer
    rememberSaving(saving)
    if (saving || isSavingStopped()) return 'done'
    // only the cookie can have it: the server sees whether it does
    const list = await apiRecords.list()
    return list === 'unavailable' || list?.saving === false ? 'done' : 'unremembered'
  },
}

async function correct(path: string, body: object): Promise<Outcome | 'outdated'> {
  try {
    await change('PUT', path, body)
    return 'done'
  } catch (error) {
    return isOutdated(error) ? 'outdated' : outcomeOfError(error)
  }
}

/** Reads the list again; false when that failed. */
export async function refetchRecords(before?: string): Promise<boolean> {
  await invalidateLists()
  return (await apiRecords.list(before)) !== 'unavailable'
}

/** Whatever the answer, the cached lists may be out of date: they are read again when next shown. */
async function change(...call: Parameters<typeof callApi>): Promise<void> {
  try {
    await callApi(...call)
  } finally {
    await invalidateLists()
  }
}

async function invalidateLists(): Promise<void> {
  const lists = { queryKey: [recordsPath] }
  try {
    const client = await queryClient()
    // an answer under way may be older
    await client.cancelQueries(lists)
    await client.invalidateQueries(lists)
  } catch {
    // without the library nothing was read by it
  }
}

async function outcome(call: Promise<void>): Promise<Outcome> {
  try {
    await call
    return 'done'
  } catch (error) {
    return outcomeOfError(error)
  }
}

/** 401 counts as 404: without a cookie there are no records. */
function outcomeOfError(error: unknown): Outcome {
  return error instanceof ApiError && [401, 404].includes(error.status) ? 'unknown' : 'unavailable'
}
