import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** Returns what only a browser knows; `otherwise` on the server and while the page hydrates. */
export function useBrowserValue(read: () => boolean, otherwise: boolean): boolean {
  return useSyncExternalStore(subscribeToNothing, read, () => otherwise)
}

/** Whether the page is hydrated: false in the server's HTML, and so without JavaScript. */
export function useHydrated(): boolean {
  return useBrowserValue(() => true, false)
}
