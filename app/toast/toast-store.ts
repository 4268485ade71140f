import { createStore } from '../external-store.ts'

/** A dismissed toast leaves the memory after this long. Source: product spec, section 9, toast settings. */
const removalDelay = 1_000_000

export interface Toast {
  id: number
  kind: 'saved' | 'failed'
  open: boolean
}

interface Toasts {
  /** whether the area's code is to be there: once it was asked for, it stays */
  wanted: boolean
  toast?: Toast
}

const store = createStore<Toasts>({ wanted: false })
let count = 0
let removal: ReturnType<typeof setTimeout> | undefined

export const useToasts = store.use

/** Has the area loaded before there is something to say. */
export function prepareToasts(): void {
  if (!store.get().wanted) store.set({ ...store.get(), wanted: true })
}

/** At most one toast at a time: a new one takes the place of the one before. Source: product spec, section 9. */
export function showToast(kind: Toast['kind']): void {
  clearTimeout(removal)
  store.set({ wanted: true, toast: { id: ++count, kind, open: true } })
}

export function dismissToast(): void {
  const { toast } = store.get()
  if (!toast?.open) return
  store.set({ wanted: true, toast: { ...toast, open: false } })
  removal = setTimeout(() => store.set({ wanted: true }), removalDelay)
}
