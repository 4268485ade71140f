import { maxRevoked, revokePath, savingPath } from '../../api/record-operations.ts'
import { localKeys } from '../../api/browser-storage.ts'
import { clearReaderData, hasReaderData, writeStored, readStored } from '../storage/local-storage.ts'
import { callApi } from './call-api.ts'
import { pendingEntries, revokeEntries, removeRevokedKeys, revokedKeys } from './outbox.ts'
import { clearOptOut, hasOptedOut, isOptOutUnsent, storeOptOut } from '../storage/opt-out.ts'

/** Revokes all pending entries, and sends their keys. */
export function revokeOutbox(): void {
  revokeEntries()
  void sendRevocations()
}

/** Whether this device has pending entries or anything that `clearReaderData` removes. */
export function hasDeviceData(): boolean {
  return hasReaderData() || pendingEntries().length > 0
}

/** Revokes all pending entries, and clears what this device remembers. */
export function revokeOutboxAndClear(): void {
  revokeOutbox()
  clearReaderData()
}

/** Has the server delete, and later refuse, what was saved under revoked keys. Keys stay until a request succeeds. */
export async function sendRevocations(): Promise<void> {
  const keys = revokedKeys().slice(0, maxRevoked)
  if (!keys.length) return
  try {
    await callApi('POST', revokePath, { keys })
    removeRevokedKeys(keys)
  } catch {
    // sent again at the next flush; until then My progress shows that the server does not know yet
  }
}

/**
 * Sends an opt-out that the server does not know yet. If the visitor has opted in meanwhile, sends the opt-in after it,
 * because the last response sets the cookie.
 */
export async function sendSavingPreference(): Promise<void> {
  if (!isOptOutUnsent()) return
  try {
    await callApi('PUT', savingPath, { saving: false })
    if (hasOptedOut()) storeOptOut()
    else await callApi('PUT', savingPath, { saving: true })
  } catch {
    // sent again at the next flush; the browser saves nothing in any case
  }
}

/**
 * Applies in the browser what a form posted without JavaScript has done on the server: `erase`, `stop` (opt out) or
 * `resume` (opt in). The page sent in response writes this intent to local storage (server/ssr/render-page.ts). The
 * first tab that reads the intent clears it.
 */
export function applyPostedIntent(): void {
  const intent = readStored(localKeys.postedIntent)
  if (!intent) return
  writeStored(localKeys.postedIntent, '')
  if (intent === 'resume') return clearOptOut()
  if (intent === 'stop') storeOptOut()
  revokeOutboxAndClear()
}

/** Makes other tabs reload their lists: stores an `erase` intent for a moment, whose storage event reaches them. */
export function announceErasure(): void {
  writeStored(localKeys.postedIntent, 'erase')
  writeStored(localKeys.postedIntent, '')
}

/** Calls `listener` when another tab has erased everything, opted out or opted in. Returns a function that stops it. */
export function subscribeToOtherTabs(listener: () => void): () => void {
  function onStorage({ key, newValue }: StorageEvent) {
    if (key === localKeys.saving || (key === localKeys.postedIntent && newValue)) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
