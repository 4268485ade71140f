import { useSyncExternalStore } from 'react'

/** In ms, from the dismissal of a toast to its removal from memory. Source: product spec, section 9 */
const removalDelay = 1_000_000

export interface Toast {
  id: number
  kind: 'saved' | 'failed'
  open: boolean
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

/** Shows a toast in place of the current one. Source: product spec, section 9 */
export function showToast(kind: Toast['kind']): void {
  clearTimeout(removal)
  change({ isAreaNeeded: true, toast: { id: ++lastId, kind, open: true } })
}

export function dismissToast(): void {
  const { toast } = toasts
  if (!toast?.open) return
  change({ toast: { ...toast, open: false } })
  removal = setTimeout(() => change({ toast: undefined }), removalDelay)
}
