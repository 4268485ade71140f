import { maxRevoked, revokePath, savingPath } from '../../api/records.ts'
import { localKeys } from '../../api/browser-storage.ts'
import { clearReaderData, writeStored, readStored } from '../storage/local-storage.ts'
import { callApi } from './api.ts'
import { revokeEntries, removeRevokedKeys, revokedKeys } from './outbox.ts'
import { isPreferenceUnsent, isSavingDisabled, storeSavingPreference } from '../storage/opt-out.ts'

/** Takes back all that waits: the site is told to keep nothing of it, now or once it answers. */
export function revokeOutbox(): void {
  revokeEntries()
  void sendRevocations()
}

/** Takes back all that waits, and removes what this device alone remembers. */
export function revokeOutboxAndClear(): void {
  revokeOutbox()
  clearReaderData()
}

/** Has the site delete what it may have saved under keys that were taken back. What cannot be sent now is sent the next time. */
export async function sendRevocations(): Promise<void> {
  const keys = revokedKeys().slice(0, maxRevoked)
  if (!keys.length) return
  try {
    await callApi('POST', revokePath, { keys })
    removeRevokedKeys(keys)
  } catch {
    // My progress says that it is still to be told
  }
}

/**
 * Sends a wish that could not be sent at once. Whoever has changed their mind meanwhile has the last word: the wish is in a
 * cookie, which the last answer sets. What cannot be sent now is sent the next time.
 */
export async function sendSavingPreference(): Promise<void> {
  if (!isPreferenceUnsent()) return
  try {
    await callApi('PUT', savingPath, { saving: false })
    if (isSavingDisabled()) storeSavingPreference(false)
    else await callApi('PUT', savingPath, { saving: true })
  } catch {
    // the browser sends nothing in any case
  }
}

/**
 * Does in the browser what the server did with a form that was posted without these scripts, in whatever tab: its answer notes
 * what was asked for (server/ssr/render-page.ts). Another tab may have done so.
 */
export function applyPostedIntent(): void {
  const intent = readStored(localKeys.postedIntent)
  if (!intent) return
  writeStored(localKeys.postedIntent, '')
  if (intent !== 'erase') storeSavingPreference(intent === 'resume')
  if (intent !== 'resume') revokeOutboxAndClear()
}

/** Has other tabs read their lists again. */
export function notifyOtherTabs(): void {
  writeStored(localKeys.postedIntent, 'erase')
  writeStored(localKeys.postedIntent, '')
}

/** Calls back when another tab has deleted everything, or has changed the wish to have runs saved. */
export function subscribeToOtherTabs(listener: () => void): () => void {
  function onStorage({ key, newValue }: StorageEvent) {
    if (key === localKeys.saving || (key === localKeys.postedIntent && newValue)) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
