import type { RecordBody } from '../../contract/record.ts'
import { dismissToast, expectToast, showToast } from '../toast/toast-store.ts'
import { endOf, isInOutbox, putInOutbox, type SaveStatus } from './outbox.ts'

export { announceSave, dismissToast, prepareToasts as prepareSaving } from '../toast/toast-store.ts'
export { removeFromOutbox as removePendingSave } from './outbox.ts'

/**
 * Saves a record, and says how it went in a toast, on whatever page the reader is by then; what its reader does not want is
 * no failure.
 * `onEnd` hears how a record ends that waits for the network. Never rejects.
 */
export async function saveRecord(
  record: RecordBody,
  key: string | undefined,
  onEnd?: (status: SaveStatus) => void,
): Promise<SaveStatus> {
  const endWait = expectToast()
  const isNew = !isInOutbox(key)
  const waits = putInOutbox(record, key, onEnd)
  // it waits before it is sent, so that it is not lost with its page
  const ends = waits
    ? await sending()
        .then(({ flushOutbox }) => flushOutbox(isNew ? key : undefined))
        .catch(() => undefined)
    : undefined
  // what another tab has sent ends when we hear of it
  const status = waits
    ? (endOf(key) ?? 'outbox')
    : await sending()
        .then(({ sendNow }) => sendNow(record, key))
        .catch(() => 'failed' as const)
  // who took it back meanwhile, in whatever tab, knows
  if (status === 'stopped' || (status === 'withdrawn' && !ends?.has(key!))) dismissToast()
  else showToast(status === 'saved' ? 'saved' : 'failed', [key])
  endWait()
  return status
}

/** Its code comes when somebody turns to the calculator (lazy.tsx), or at the latest now. */
const sending = () => import('./flush-outbox.ts')

/** A key for a new record; browsers have none to give outside a secure context, and saving does without. */
export function newSaveKey(): string | undefined {
  return (crypto as Partial<Crypto>).randomUUID?.()
}
