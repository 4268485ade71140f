import { useSyncExternalStore } from 'react'

/** In ms, from the dismissal of a toast to its removal from memory. Source: product spec, section 9, toast settings. */
const removalDelay = 1_000_000

export interface Toast {
  id: number
  kind: 'saved' | 'pending' | 'failed'
  open: boolean
  /** whether another part of the page announces it to screen readers, so that the toast is visual only */
  isAnnounced: boolean
}

interface ToastState {
  /** whether to load the code of the toast area; never false again */
  isAreaNeeded: boolean
  toast?: Toast | undefined
}

const none: ToastState = { isAreaNeeded: false }
let toasts = none
const listeners = new Set<() => void>()
let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined

/** Only for browsers: on the server, all visitors would share the state. */
function change(changes: Partial<ToastState>): void {
  toasts = { ...toasts, ...changes }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useToasts(): ToastState {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  )
}

/** Loads the code of the toast area before a toast is shown. */
export function prepareToasts(): void {
  if (!toasts.isAreaNeeded) change({ isAreaNeeded: true })
}

/** The number of saves in progress that will show a toast. */
let expected = 0

/** Marks a toast as expected, until the returned function is called. */
export function expectToast(): () => void {
  prepareToasts()
  expected += 1
  return () => {
    expected -= 1
  }
}

/** The keys of saves that other parts of the page announce; undefined for a save without a key. */
const announcedKeys = new Set<string | undefined>()

/**
 * Marks a save as announced elsewhere on the page. Its toast stays hidden from screen readers until the returned
 * function is called.
 */
export function markSaveAnnounced(key: string | undefined): () => void {
  announcedKeys.add(key)
  return () => void announcedKeys.delete(key)
}

/** Shows a toast for the saves of these keys, in place of the current one. Source: product spec, section 9. */
export function showToast(kind: Toast['kind'], keys: (string | undefined)[]): void {
  clearTimeout(removal)
  change({
    isAreaNeeded: true,
    toast: { id: ++lastId, kind, open: true, isAnnounced: keys.some((key) => announcedKeys.has(key)) },
  })
}

/** Whether a toast is expected. No other toast should be shown before it, because one would hide the other. */
export const isToastExpected = () => expected > 0

export function dismissToast(): void {
  const { toast } = toasts
  if (!toast?.open) return
  change({ toast: { ...toast, open: false } })
  removal = setTimeout(() => change({ toast: undefined }), removalDelay)
}
