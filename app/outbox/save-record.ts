import type { RecordBody } from '../../contract/record.ts'
import { dismissToast, expectToast, showToast } from '../toast/toast-store.ts'
import { isInOutbox, putInOutbox, type SaveStatus } from './outbox.ts'

export { announceSave, dismissToast, prepareToasts as prepareSaving } from '../toast/toast-store.ts'

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
  let end = undefined as SaveStatus | undefined
  const waits = putInOutbox(record, key, (status) => {
    end = status
    onEnd?.(status)
  })
  // it waits before it is sent, so that it is not lost with its page; the code comes with the calculator's (lazy.tsx), or now
  const sending = await import('./flush-outbox.ts').catch(() => undefined)
  const ends = waits ? await sending?.flushOutbox(isNew ? key : undefined).catch(() => undefined) : undefined
  // what another tab has sent ends when we hear of it
  const status = waits ? (end ?? 'outbox') : ((await sending?.sendNow(record, key)) ?? 'failed')
  // who took it back meanwhile, in whatever tab, knows
  if (status === 'stopped' || (status === 'withdrawn' && !ends?.has(key!))) dismissToast()
  else showToast(status === 'saved' ? 'saved' : 'failed', [key])
  endWait()
  return status
}

/** A key for a new record; browsers have none to give outside a secure context, and saving does without. */
export function newSaveKey(): string | undefined {
  return (crypto as Partial<Crypto>).randomUUID?.()
}
