import { dismissToast, expectToast, prepareToasts, showToast } from '../toast/toast-store.ts'
import { post } from './post.ts'
import type { Save, Saved } from './saved.ts'

export { dismissToast, tellOfSave } from '../toast/toast-store.ts'

/**
 * Saves, and says how it went in a toast, on whatever page the reader is by then; what the page itself has lasting words
 * for needs none. `later` hears how a record ends that waits for the network. Never rejects. Many browsers never ask again
 * for a file that did not come once, so that trying again would be in vain: without its library a save is sent all the same.
 */
export async function save(record: Save, later?: (saved: Saved) => void): Promise<Saved> {
  const settle = expectToast()
  try {
    const send = await import('./send.ts').then(
      ({ send }) => send,
      () => post,
    )
    const saved = await send(record, later)
    if (saved === 'saved' || saved === 'failed') showToast(saved, [record.key])
    else dismissToast()
    return saved
  } catch {
    showToast('failed', [record.key])
    return 'failed'
  } finally {
    settle()
  }
}

/** Loads what saving needs, before it is needed. */
export function prepareSaving(): void {
  prepareToasts()
  void import('./send.ts').catch(() => undefined) // the save does without
}

/** Has what waits under a key, and is about to be posted with its form, wait no more. Where its file does not come, nothing waits. */
export function removePendingSave(key: string | undefined): Promise<void> {
  return import('./outbox.ts').then(
    ({ removeFromOutbox }) => removeFromOutbox(key),
    () => undefined,
  )
}

/** A key for a new record; browsers have none to give outside a secure context, and saving does without. */
export function newSaveKey(): string | undefined {
  return (crypto as Partial<Crypto>).randomUUID?.()
}
