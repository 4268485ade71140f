import { isForSite } from '../../contract/page-context.ts'
import { maxRevoked, revokePath, savingPath } from '../../contract/records.ts'
import { store, stored, storedNames } from '../local-storage.ts'
import { callApi } from './api.ts'
import { emptyOutbox, forgetRevoked, revokedKeys } from './outbox.ts'
import { isPreferenceUnsent, isSavingDisabled, rememberSaving } from './saving-preference.ts'

/** Takes back all that waits: the site is told to keep nothing of it, now or once it answers. */
export function withdrawWaiting(): void {
  emptyOutbox()
  void sendRevocations()
}

/** Takes back all that waits, and removes what this device alone remembers. */
export function withdrawAll(): void {
  withdrawWaiting()
  forgetReader()
}

export function forgetReader(): void {
  for (const name of storedNames()) if (!isForSite.test(name)) store(name, '')
}

/** Has the site delete what it may have saved under keys that were taken back. What cannot be sent now is sent the next time. */
export async function sendRevocations(): Promise<void> {
  const keys = revokedKeys().slice(0, maxRevoked)
  if (!keys.length) return
  try {
    await callApi('POST', revokePath, { keys })
    forgetRevoked(keys)
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
    if (isSavingDisabled()) rememberSaving(false)
    else await callApi('PUT', savingPath, { saving: true })
  } catch {
    // the browser sends nothing in any case
  }
}

/** Where the answer to a form that was posted without these scripts notes what was asked for (server/ssr/render-page.ts). */
const wishName = 'wish'

/** Does in the browser what the server did with that form, in whatever tab; another may have done so. */
export function carryOutPostedWish(): void {
  const wish = stored(wishName)
  if (!wish) return
  store(wishName, '')
  if (wish !== 'erase') rememberSaving(wish === 'resume')
  if (wish !== 'resume') withdrawAll()
}

/** Has other tabs read their lists again. */
export function tellErased(): void {
  store(wishName, 'erase')
  store(wishName, '')
}

/** Calls back when another tab has deleted everything, or has changed the wish to have runs saved. */
export function subscribeToOtherTabs(listener: () => void): () => void {
  function onStorage({ key, newValue }: StorageEvent) {
    if (key === 'saving' || (key === wishName && newValue)) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
