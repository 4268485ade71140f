import type { RecordBody } from '../../contract/record.ts'
import { dismissToast, expectToast, prepareToasts, showToast } from '../toast/toast-store.ts'
import { flushOutbox, sendRecord } from './flush-outbox.ts'
import { endOf, isInOutbox, putInOutbox, removeFromOutbox } from './outbox.ts'
import type { SaveStatus } from './save-status.ts'

export { announceSave, dismissToast } from '../toast/toast-store.ts'

/**
 * Saves a record, and says how it went in a toast, on whatever page the reader is by then; what the page itself has lasting
 * words for needs none. `onEnd` hears how a record ends that waits for the network. Never rejects.
 */
export async function saveRecord(
  record: RecordBody,
  key: string | undefined,
  onEnd?: (status: SaveStatus) => void,
): Promise<SaveStatus> {
  const endWait = expectToast()
  const status = await saveInTurn(record, key, onEnd)
  if (status === 'saved' || status === 'failed') showToast(status, [key])
  else dismissToast()
  endWait()
  return status
}

/** It waits before it is sent, so that it is not lost with its page. What another tab has sent ends when we hear of it. */
async function saveInTurn(
  record: RecordBody,
  key: string | undefined,
  onEnd: ((status: SaveStatus) => void) | undefined,
): Promise<SaveStatus> {
  const isNew = !isInOutbox(key)
  if (putInOutbox(record, key, onEnd)) {
    await flushOutbox(isNew ? key : undefined).catch(() => undefined)
    return endOf(key) ?? 'outbox'
  }
  const answer = await sendRecord(record, key)
  return answer === 'saved' || answer === 'stopped' || answer === 'full' || answer === 'outdated' ? answer : 'failed'
}

/** Loads what saving needs, before it is needed. */
export const prepareSaving = prepareToasts

/** What waits under a key, and is about to be posted with its form, waits no more. */
export const removePendingSave = removeFromOutbox

/** A key for a new record; browsers have none to give outside a secure context, and saving does without. */
export function newSaveKey(): string | undefined {
  return (crypto as Partial<Crypto>).randomUUID?.()
}
