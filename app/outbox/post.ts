import { ApiError, callApi, isOutdated } from './api.ts'
import { isSavingStopped, rememberSaving } from './saving-preference.ts'
import type { Save, Saved } from './saved.ts'

/**
 * Sends a record, unless the visitor has asked us to stop.
 * @throws Error when it could not be saved
 */
export async function post({ path, body, key }: Save): Promise<Saved> {
  if (isSavingStopped()) return 'stopped'
  try {
    await callApi('POST', path, body, key)
    return 'saved'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // a try before this one was saved, by a site that computed otherwise, and its answer was lost
    if (error.status === 422 && error.message.includes('"Idempotency-Key"')) return 'saved'
    if (isOutdated(error)) return 'outdated'
    if (error.status !== 409) throw error
    if (error.message.includes('"full"')) return 'full'
    rememberSaving(false)
    return 'stopped'
  }
}
