import type { ProtocolEntry } from '../../domain/protocols/registry.ts'
import { isToastExpected, showToast } from '../layout/toast/toast-store.ts'
import { timeoutSignal } from './api.ts'
import { revokeEntries, isInOutbox, outbox, settleEntry, type SaveStatus } from './outbox.ts'
import { postEntry, type SaveResponse } from './post-entry.ts'
import { applyPostedIntent, sendRevocations, sendSavingPreference } from './revoke.ts'

/**
 * Sends what waits, the oldest first, in one tab at a time, until the site gives no answer or takes nothing for now. What is
 * not answered, or refused for now (429, 503), waits on. What was `justMade` and over which the site failed (500) does not: its
 * reader hears of it at once. Answers how entries ended, by key; rejects when another tab, which a phone may hold still, keeps its turn for long.
 */
export function flushOutbox(justMade?: string): Promise<Map<string, SaveStatus>> {
  return navigator.locks.request('outbox', { signal: timeoutSignal() }, async () => {
    const ends = new Map<string, SaveStatus>()
    for (const entry of outbox()) {
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
        for (const revoked of revokeEntries(justMade, answer.erasedAt)) ends.set(revoked, 'revoked')
        if (isInOutbox(key)) answer = await postEntry(entry)
      }
      // taken back while it was sent
      if (!isInOutbox(key)) continue
      const waits = answer === 'unanswered' || answer === 'busy' || (answer === 'error' && key !== justMade)
      if (!waits) {
        const status = statusOf(answer)
        settleEntry(key, status)
        if (!entry.refused && answer !== 'revoked') ends.set(key, status)
      }
      if (answer === 'busy') retryLater()
      if (answer === 'unanswered' || answer === 'busy') break
    }
    void sendRevocations()
    return ends
  })
}

/**
 * Sends what waits, and a wish that the server does not know yet, when the network may be back. It says how records ended,
 * unless what was just made is about to be told of.
 */
export async function flushInBackground(): Promise<void> {
  applyPostedIntent()
  void sendSavingPreference()
  if (!outbox().length) return sendRevocations()
  const ends = await flushOutbox()
  if (!ends.size || isToastExpected()) return
  const unsaved = [...ends.keys()].filter((key) => ends.get(key) !== 'saved')
  showToast(unsaved.length ? 'failed' : 'saved', unsaved.length ? unsaved : [...ends.keys()])
}

let retry: ReturnType<typeof setTimeout> | undefined

/** Flushes again once the minute is over that the site's rate limit counts, if the page is still open. */
function retryLater(): void {
  clearTimeout(retry)
  retry = setTimeout(() => void flushInBackground().catch(() => undefined), 60_000)
}

/** Sends an entry that cannot wait. */
export async function sendNow({ protocol, inputs }: ProtocolEntry, key: string): Promise<SaveStatus> {
  const post = () => postEntry({ protocol, inputs, key })
  const answer = await post()
  return statusOf(typeof answer === 'object' ? await post() : answer)
}

/** What an answer comes to for who waits for it. */
function statusOf(answer: SaveResponse): SaveStatus {
  const isFailure = typeof answer === 'object' || answer === 'error' || answer === 'busy' || answer === 'unanswered'
  return isFailure ? 'failed' : answer
}
