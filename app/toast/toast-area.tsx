import { useSyncExternalStore } from 'react'
import { LazyBoundary, loadOnce } from '../lazy.tsx'
import type { Toast } from './save-toast.tsx'

/** In ms, from the dismissal of a toast to its removal from memory. Source: product spec, section 9 */
const removalDelay = 1_000_000

// only browsers change it: on the server, all visitors would share it
let currentToast: Toast | undefined
let removal: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function setToast(toast: Toast | undefined): void {
  currentToast = toast
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Returns the toast in memory, open or dismissed. */
export function useToast(): Toast | undefined {
  return useSyncExternalStore(
    subscribe,
    () => currentToast,
    () => undefined,
  )
}

export const loadToast = loadOnce(() => import('./save-toast.tsx'))

/** Renders the current toast once its code is loaded. After a failed load, the next toast tries again. */
export function ToastArea() {
  const toast = useToast()
  return (
    toast && (
      <LazyBoundary key={toast.id} load={loadToast} fallback={null} ifFailed={null}>
        {({ SaveToast }) => <SaveToast toast={toast} onClose={dismissToast} />}
      </LazyBoundary>
    )
  )
}

/** Shows a toast in place of the current one. Source: product spec, section 9 */
export function showToast(kind: Toast['kind']): void {
  clearTimeout(removal)
  setToast({ id: (currentToast?.id ?? 0) + 1, kind, open: true })
}

export function dismissToast(): void {
  if (!currentToast?.open) return
  setToast({ ...currentToast, open: false })
  removal = setTimeout(() => setToast(undefined), removalDelay)
}
