import type { ProtocolEntry } from '../../domain/protocols/registry.ts'
import { dismissToast, expectToast, showToast } from '../layout/toast/toast-store.ts'
import { saveStatusOf, isInOutbox, putInOutbox, reportSaveStatus, type SaveStatus } from './outbox.ts'

export { announceSave, dismissToast, prepareToasts as prepareSaving } from '../layout/toast/toast-store.ts'

/**
 * Saves an entry under a key. A toast says how it ended, on whatever page the reader is by then, and watchers are told. A
 * save that its reader has revoked or switched off is no failure. Never rejects.
 */
export async function saveEntry(entry: ProtocolEntry, key: string): Promise<SaveStatus> {
  const endWait = expectToast()
  const isNew = !isInOutbox(key)
  // it waits before it is sent, so that it is not lost with its page; the code that sends comes with the calculator's, or now
  const waits = putInOutbox(entry, key)
  const sending = await import('./flush-outbox.ts').catch(() => undefined)
  const ended = waits ? await sending?.flushOutbox(isNew ? key : undefined).catch(() => undefined) : undefined
  // what another tab has sent ends when we hear of it
  const status = waits ? (saveStatusOf(key) ?? 'outbox') : ((await sending?.sendNow(entry, key)) ?? 'failed')
  // who took it back meanwhile, in whatever tab, knows
  if (status === 'stopped' || (status === 'revoked' && !ended?.has(key))) dismissToast()
  else showToast(status === 'saved' ? 'saved' : 'failed', [key])
  endWait()
  reportSaveStatus(key, status)
  return status
}

/** A key for a new save: a UUID of version 4, made so that it needs no secure context. */
export function newSaveKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}
