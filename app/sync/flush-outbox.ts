import type { ProtocolEntry } from '../../domain/protocols/registry.ts'
import { isToastExpected, showToast } from '../layout/toast/toast-store.ts'
import { timeoutSignal } from './call-api.ts'
import { revokeEntries, isInOutbox, pendingEntries, settleEntry, type SaveStatus } from './outbox.ts'
import { postEntry, type SaveResponse } from './post-entry.ts'
import { applyPostedIntent, sendRevocations, sendSavingPreference } from './revoke.ts'

// exported here to share this chunk: otherwise `call-api.ts` would move into the chunk of every page
export { keepRecords } from './keep-records.ts'

/**
 * Sends the pending entries, oldest first, then the revoked keys. Stops at the first entry without a response, or when
 * the server refuses for now (429, 503): that entry and all later ones stay. An entry on which the server fails (500)
 * stays too, unless its key is `newKey`: that one ends as `failed`, because the visitor is waiting for it.
 *
 * Returns how entries ended, by key. Omits entries that the visitor has revoked, and entries that were refused before.
 * Rejects with an AbortError if another tab, such as one that the phone has frozen, holds the lock for 15 s.
 */
export function flushOutbox(newKey?: string, { sendsExpired = false } = {}): Promise<Map<string, SaveStatus>> {
  return navigator.locks.request('outbox', { signal: timeoutSignal() }, async () => {
    const statuses = new Map<string, SaveStatus>()
    for (const entry of pendingEntries()) {
      const { key, isExpired } = entry
      if (isExpired && !sendsExpired) continue
      // revoked while earlier entries were sent
      if (!isInOutbox(key)) continue
      let response = await postEntry(entry)
      if (response === 'stopped') {
        revokeEntries()
        break
      }
      if (typeof response === 'object') {
        // The visitor erased everything. Drop older entries: the response removed the cookie, so the server would save
        // them under a new visitor. Entries made since then, or just now, are meant for that new visitor.
        for (const revoked of revokeEntries(newKey, response.erasedAt)) statuses.set(revoked, 'revoked')
        if (isInOutbox(key)) response = await postEntry(entry)
      }
      // revoked while it was sent
      if (!isInOutbox(key)) continue
      const isKept = response === 'noResponse' || response === 'busy' || (response === 'serverError' && key !== newKey)
      if (!isKept) {
        const status = toSaveStatus(response)
        settleEntry(key, status)
        if (!entry.refused && response !== 'revoked') statuses.set(key, status)
      }
      if (response === 'busy') retryLater()
      if (response === 'noResponse' || response === 'busy') break
    }
    void sendRevocations()
    return statuses
  })
}

/**
 * Sends all that the server does not know yet: an opt-out, pending entries and revoked keys. Runs whenever the network
 * may be back. A toast then says how the entries ended, unless `saveEntry` is about to show one.
 */
export async function flushInBackground(options = { sendsExpired: false }): Promise<void> {
  applyPostedIntent()
  void sendSavingPreference()
  if (!pendingEntries().length) return sendRevocations()
  const statuses = await flushOutbox(undefined, options)
  if (!statuses.size || isToastExpected()) return
  const unsaved = [...statuses.keys()].filter((key) => statuses.get(key) !== 'saved')
  showToast(unsaved.length ? 'failed' : 'saved', unsaved.length ? unsaved : [...statuses.keys()])
}

let retry: ReturnType<typeof setTimeout> | undefined

/** Flushes again after the minute of the server's rate limit, if the page is still open. */
function retryLater(): void {
  clearTimeout(retry)
  retry = setTimeout(() => void flushInBackground().catch(() => undefined), 60_000)
}

/** Sends an entry from a browser that has no outbox. A second try follows if the visitor had erased everything. */
export async function sendNow({ protocol, inputs }: ProtocolEntry, key: string): Promise<SaveStatus> {
  const post = () => postEntry({ protocol, inputs, key })
  const response = await post()
  return toSaveStatus(typeof response === 'object' ? await post() : response)
}

function toSaveStatus(response: SaveResponse): SaveStatus {
  const isFailure =
    typeof response === 'object' || response === 'serverError' || response === 'busy' || response === 'noResponse'
  return isFailure ? 'failed' : response
}
