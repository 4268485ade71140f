import type { ProtocolEntry } from '../../domain/protocols/registry.ts'
import { dismissToast, expectToast, showToast } from '../layout/toast/toast-store.ts'
import { saveStatusOf, isInOutbox, putInOutbox, reportSaveStatus, type SaveStatus } from './outbox.ts'

/**
 * Saves an entry under a key, through the outbox where the browser has one. Shows a toast with the result, on whatever
 * page the visitor is by then, and reports it to watchers. Shows no toast if the visitor has revoked the entry or opted
 * out. Never rejects. `outbox.ts` explains saving as a whole.
 */
export async function saveEntry(entry: ProtocolEntry, key: string): Promise<SaveStatus> {
  const endWait = expectToast()
  const isNew = !isInOutbox(key)
  // before the code that sends is loaded, so that the entry survives if the page is closed meanwhile
  const isPending = putInOutbox(entry, key)
  const sending = await import('./flush-outbox.ts').catch(() => undefined)
  const statuses = isPending ? await sending?.flushOutbox(isNew ? key : undefined).catch(() => undefined) : undefined
  // without a status the entry is still pending, or another tab has sent it and its storage event is on the way
  const status = isPending ? (saveStatusOf(key) ?? 'pending') : ((await sending?.sendNow(entry, key)) ?? 'failed')
  // no toast if the visitor revoked the entry here: `statuses` holds a revoked key only after the server reported an
  // erasure
  if (status === 'stopped' || (status === 'revoked' && !statuses?.has(key))) dismissToast()
  else showToast(status === 'saved' || status === 'pending' ? status : 'failed', [key])
  endWait()
  reportSaveStatus(key, status)
  return status
}

/**
 * Returns a key for a new save, a UUID of version 4. Does not use `crypto.randomUUID`, which requires a secure context.
 */
export function newSaveKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}
