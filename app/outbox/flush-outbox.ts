import { is } from 'valibot'
import { recordOf, type RecordBody } from '../../contract/record.ts'
import { inputSchema } from '../../contract/test-schemas.ts'
import { isTestName, type TestEntry } from '../../domain/tests/registry.ts'
import { isToastExpected, showToast } from '../toast/toast-store.ts'
import { postRecord, timeoutSignal, type SaveAnswer } from './api.ts'
import { emptyOutbox, isInOutbox, outbox, settle, type OutboxEntry, type SaveStatus } from './outbox.ts'
import { isSavingDisabled, rememberSaving } from './saving-preference.ts'
import { carryOutPostedWish, sendRevocations, sendSavingPreference } from './withdraw.ts'

/**
 * Sends what waits, the oldest first, in one tab at a time, until the site gives no answer or takes nothing for now. What is
 * not answered waits on, but for what was `justMade`: its reader hears at once that the site would not take it. Answers how
 * entries ended, by key; rejects when another tab, which a phone may hold still, keeps its turn for long.
 */
export function flushOutbox(justMade?: string): Promise<Map<string, SaveStatus>> {
  return navigator.locks.request('outbox', { signal: timeoutSignal() }, async () => {
    const ends = new Map<string, SaveStatus>()
    for (const entry of outbox()) {
      const { key } = entry
      // deleted while those before it were sent
      if (!isInOutbox(key)) continue
      const record = recordFrom(entry)
      const send = () => (record ? sendRecord(record, key) : 'outdated')
      let answer = await send()
      if (answer === 'stopped') {
        emptyOutbox()
        break
      }
      if (typeof answer === 'object') {
        // their visitor wants none of what waited then: without the cookie, which is gone, it would be saved for a new one. What
        // was made since, or just now, begins anew: the answer to the deletion was lost, or a late one brought the cookie back
        for (const withdrawn of emptyOutbox(justMade, answer.erasedAt)) ends.set(withdrawn, 'withdrawn')
        if (isInOutbox(key)) answer = await send()
      }
      // taken back while it was sent
      if (!isInOutbox(key)) continue
      const waits = answer === 'unanswered' || answer === 'busy' || answer === 'error'
      if (!waits || (key === justMade && answer !== 'unanswered')) {
        const status = statusOf(answer)
        settle(key, status)
        if (!entry.refused && answer !== 'withdrawn') ends.set(key, status)
      }
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
  carryOutPostedWish()
  void sendSavingPreference()
  if (!outbox().length) return sendRevocations()
  const ends = await flushOutbox()
  if (!ends.size || isToastExpected()) return
  const unsaved = [...ends.keys()].filter((key) => ends.get(key) !== 'saved')
  showToast(unsaved.length ? 'failed' : 'saved', unsaved.length ? unsaved : [...ends.keys()])
}

/** Sends a record that cannot wait. */
export async function sendNow(record: RecordBody, key: string | undefined): Promise<SaveStatus> {
  const answer = await sendRecord(record, key)
  return statusOf(typeof answer === 'object' ? await sendRecord(record, key) : answer)
}

/** Sends a record, unless its visitor has asked us to stop. */
async function sendRecord(record: RecordBody, key: string | undefined): Promise<SaveAnswer> {
  if (isSavingDisabled()) return 'stopped'
  const answer = await postRecord(record, key)
  if (answer === 'stopped') rememberSaving(false)
  // whatever the answer, a list that was read before may no longer be true
  if (answer !== 'unanswered') {
    void import('./query-client.ts').then(({ invalidateRecords }) => invalidateRecords()).catch(() => undefined)
  }
  return answer
}

/** What an answer comes to for who waits for it. */
function statusOf(answer: SaveAnswer): SaveStatus {
  const isFailure = typeof answer === 'object' || answer === 'error' || answer === 'busy' || answer === 'unanswered'
  return isFailure ? 'failed' : answer
}

/** What the site makes of the same inputs by now: it may have changed while they waited. */
function recordFrom({ test, inputs }: OutboxEntry): RecordBody | undefined {
  if (!isTestName(test) || !is(inputSchema(test), inputs)) return undefined
  return recordOf({ test, inputs } as TestEntry)
}
