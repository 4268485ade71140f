import { type ComponentType, useSyncExternalStore } from 'react'
import type { Toast, ToastsProps } from './toasts.tsx'

/** In ms, from the dismissal of a toast to its removal from memory. Source: product spec, section 9 */
const removalDelay = 1_000_000

interface ToastState {
  toast?: Toast
  /** the component that renders toasts, once its code is loaded */
  Toasts?: ComponentType<ToastsProps>
}

const none: ToastState = {}
let state = none
const listeners = new Set<() => void>()
let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined

/** Only for browsers: on the server, all visitors would share the state. */
function change(changes: ToastState): void {
  state = { ...state, ...changes }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useToasts(): ToastState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => none,
  )
}

/** Renders the area for toasts, once its code is loaded. */
export function ToastArea() {
  const { Toasts, toast } = useToasts()
  return Toasts && <Toasts toast={toast} onClose={dismissToast} />
}

/** Loads the code of the toasts, unless it is loaded. After a failure the next toast tries again. */
export function prepareToasts(): void {
  if (state.Toasts) return
  import('./toasts.tsx').then(
    ({ Toasts }) => change({ Toasts }),
    () => undefined,
  )
}

/** Shows a toast in place of the current one. Source: product spec, section 9 */
export function showToast(kind: Toast['kind']): void {
  clearTimeout(removal)
  change({ toast: { id: ++lastId, kind, open: true } })
  prepareToasts()
}

export function dismissToast(): void {
  const { toast } = state
  if (!toast?.open) return
  change({ toast: { ...toast, open: false } })
  removal = setTimeout(() => change({ toast: undefined }), removalDelay)
}
