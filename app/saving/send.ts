import { MutationObserver } from '@tanstack/react-query'
import { recordsPath } from '../../contract/records.ts'
import { ApiError, callApi, isOutdated } from '../data/api.ts'
import { queryClient } from '../data/query-client.ts'
import { isSavingStopped, rememberSaving } from '../data/saving-preference.ts'
import { dismissToast, showToast } from '../toast/toast-store.ts'
import type { Save, Saved } from './saved.ts'

/**
 * Sends a record, unless the visitor has asked us to stop. What the page itself has no lasting words for, a toast says.
 * @throws Error when it could not be saved
 */
export async function send(record: Save): Promise<Saved> {
  const saved = isSavingStopped() ? 'stopped' : await sendOnce(record)
  if (saved === 'saved') showToast(saved)
  else dismissToast()
  return saved
}

async function sendOnce({ path, body, key }: Save): Promise<Saved> {
  try {
    const mutationFn = () => callApi('POST', path, body, key)
    await new MutationObserver(queryClient, { mutationFn }).mutate()
    return 'saved'
  } catch (error) {
    if (isOutdated(error)) return 'outdated'
    if (!(error instanceof ApiError && error.status === 409)) throw error
    if (error.message.includes('"full"')) return 'full'
    rememberSaving(false)
    return 'stopped'
  } finally {
    // whatever the answer, the list that was read may no longer be true
    void queryClient.invalidateQueries({ queryKey: [recordsPath] })
  }
}
