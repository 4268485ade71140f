import { useSyncExternalStore } from 'react'

/** A dismissed toast leaves the memory after this long. Source: product spec, section 9, toast settings. */
const removalDelay = 1_000_000

export interface Toast {
  id: number
  kind: 'saved' | 'failed'
  open: boolean
  /** whether a part of the page tells screen readers of it, so that the toast is only seen */
  announced: boolean
}

interface Toasts {
  /** whether the area's code is to be there: once it was asked for, it stays */
  isNeeded: boolean
  toast?: Toast | undefined
}

const none: Toasts = { isNeeded: false }
let toasts = none
const listeners = new Set<() => void>()
let count = 0
let removal: ReturnType<typeof setTimeout> | undefined

/** Browsers only: on the server the toasts would be everybody's. */
function change(changes: Partial<Toasts>): void {
  toasts = { ...toasts, ...changes }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useToasts(): Toasts {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  )
}

/** Has the area loaded before there is something to say. */
export function prepareToasts(): void {
  if (!toasts.isNeeded) change({ isNeeded: true })
}

/** How many toasts may come of what is under way. */
let expected = 0

/** Says that a toast is to come, until the function that it answers is called. */
export function expectToast(): () => void {
  prepareToasts()
  expected += 1
  return () => {
    expected -= 1
  }
}

/** The keys of the saves that parts of the page tell screen readers of themselves; those of a browser without keys have none. */
const announced = new Set<string | undefined>()

/** Says that a part of the page tells of a save, with more; toasts of it are silent until the function that it answers is called. */
export function announceSave(key: string | undefined): () => void {
  announced.add(key)
  return () => void announced.delete(key)
}

/** At most one toast at a time: a new one takes the place of the one before. Source: product spec, section 9. */
export function showToast(kind: Toast['kind'], keys: (string | undefined)[]): void {
  clearTimeout(removal)
  change({
    isNeeded: true,
    toast: { id: ++count, kind, open: true, announced: keys.some((key) => announced.has(key)) },
  })
}

/** Whether something is under way whose end is told in a moment: what is said now would be cut off, or cut it off. */
export const isToastExpected = () => expected > 0

export function dismissToast(): void {
  const { toast } = toasts
  if (!toast?.open) return
  change({ toast: { ...toast, open: false } })
  removal = setTimeout(() => change({ toast: undefined }), removalDelay)
}
