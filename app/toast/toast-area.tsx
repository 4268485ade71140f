import { useSyncExternalStore } from 'react'
import { LazyBoundary, loadOnce } from '../lazy.tsx'
import type { Toast } from './save-toast.tsx'

/** In ms, from the dismissal of a toast to its removal from memory. Source: product spec, section 9 */
const removalDelay = 1_000_000

// only browsers change it: on the server, all visitors would share it
let current: Toast | undefined
let removal: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function change(toast: Toast | undefined): void {
  current = toast
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
    () => current,
    () => undefined,
  )
}

export const loadToast = loadOnce(() => import('./save-toast.tsx'))

/** Renders the current toast once its code is loaded. After a failed load, the next toast tries again. */
export function ToastArea() {
  const toast = useToast()
  return (
    toast && (
      <LazyBoundary key={toast.id} load={loadToast} fallback={null}>
        {({ SaveToast }) => <SaveToast toast={toast} onClose={dismissToast} />}
      </LazyBoundary>
    )
  )
}

/** Shows a toast in place of the current one. Source: product spec, section 9 */
export function showToast(kind: Toast['kind']): void {
  clearTimeout(removal)
  change({ id: (current?.id ?? 0) + 1, kind, open: true })
}

export function dismissToast(): void {
  if (!current?.open) return
  change({ ...current, open: false })
  removal = setTimeout(() => change(undefined), removalDelay)
}
