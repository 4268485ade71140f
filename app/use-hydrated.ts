import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Returns what only a browser knows; `otherwise` on the server and while the page hydrates. */
export function useInBrowser(read: () => boolean, otherwise: boolean): boolean {
  return useSyncExternalStore(neverChanges, read, () => otherwise)
}

/** Whether the page is hydrated: false in the server's HTML, and so without JavaScript. */
export function useHydrated(): boolean {
  return useInBrowser(() => true, false)
}
