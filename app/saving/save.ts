import { expectToast, prepareToasts, showToast } from '../toast/toast-store.ts'
import type { Save, Saved } from './saved.ts'

/** Saves, on whatever page the reader is by then, and says how it went in a toast. Never rejects. */
export async function save(record: Save): Promise<Saved> {
  const settle = expectToast()
  try {
    const { send } = await import('./send.ts')
    return await send(record)
  } catch {
    showToast('failed')
    return navigator.onLine ? 'failed' : 'offline'
  } finally {
    settle()
  }
}

/** Loads what saving needs, before it is needed. */
export function prepareSaving(): void {
  prepareToasts()
  void import('./send.ts').catch(() => undefined) // tried again by the save, which then says so
}

/** A key for a new record; browsers have none to give outside a secure context, and saving does without. */
export function newSaveKey(): string | undefined {
  return (crypto as Partial<Crypto>).randomUUID?.()
}
