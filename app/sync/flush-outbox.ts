import type { ProtocolEntry } from '../../domain/protocols/registry.ts'
import { isToastExpected, showToast } from '../layout/toast/toast-store.ts'
import { timeoutSignal } from './api.ts'
import { revokeEntries, isInOutbox, pendingEntries, settleEntry, type SaveStatus } from './outbox.ts'
import { postEntry, type SaveResponse } from './post-entry.ts'
import { applyPostedIntent, sendRevocations, sendSavingPreference } from './revoke.ts'

/**
 * Sends what waits, the oldest first, in one tab at a time, until the site gives no answer or takes nothing for now. What is
 * not answered waits on, but for what was `justMade`: its reader hears at once that the site would not take it. Answers how
 * entries ended, by key; rejects when another tab, which a phone may hold still, keeps its turn for long.
 */
export function flushOutbox(newKey?: string): Promise<Map<string, SaveStatus>> {
  return navigator.locks.request('outbox', { signal: timeoutSignal() }, async () => {
    const statuses = new Map<string, SaveStatus>()
    for (const entry of pendingEntries()) {
      const { key } = entry
      // deleted while those before it were sent
      if (!isInOutbox(key)) continue
      let answer = await postEntry(entry)
      if (answer === 'stopped') {
        revokeEntries()
        break
      }
      if (typeof answer === 'object') {
        // their visitor wants none of what waited then: without the cookie, which is gone, it would be saved for a new one. What
        // was made since, or just now, begins anew: the answer to the deletion was lost, or a late one brought the cookie back
        for (const revoked of revokeEntries(newKey, answer.erasedAt)) statuses.set(revoked, 'revoked')
        if (isInOutbox(key)) answer = await postEntry(entry)
      }
      // taken back while it was sent
      if (!isInOutbox(key)) continue
      const waits = answer === 'noResponse' || answer === 'busy' || answer === 'serverError'
      if (!waits || (key === newKey && answer !== 'noResponse')) {
        const status = toSaveStatus(answer)
        settleEntry(key, status)
        if (!entry.refused && answer !== 'revoked') statuses.set(key, status)
      }
      if (answer === 'noResponse' || answer === 'busy') break
    }
    void sendRevocations()
    return statuses
  })
}

/**
 * Sends what waits, and a wish that the server does not know yet, when the network may be back. It says how records ended,
 * unless what was just made is about to be told of.
 */
export async function flushInBackground(): Promise<void> {
  applyPostedIntent()
  void sendSavingPreference()
  if (!pendingEntries().length) return sendRevocations()
  const ends = await flushOutbox()
  if (!ends.size || isToastExpected()) return
  const unsaved = [...ends.keys()].filter((key) => ends.get(key) !== 'saved')
  showToast(unsaved.length ? 'failed' : 'saved', unsaved.length ? unsaved : [...ends.keys()])
}

/** Sends an entry that cannot wait. */
export async function sendNow({ protocol, inputs }: ProtocolEntry, key: string): Promise<SaveStatus> {
  const post = () => postEntry({ protocol, inputs, key })
  const answer = await post()
  return toSaveStatus(typeof answer === 'object' ? await post() : answer)
}

/** What an answer comes to for who waits for it. */
function toSaveStatus(answer: SaveResponse): SaveStatus {
  const isFailure = typeof answer === 'object' || answer === 'serverError' || answer === 'busy' || answer === 'noResponse'
  return isFailure ? 'failed' : answer
}
