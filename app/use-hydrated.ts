import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Returns what only a browser knows; `otherwise` on the server and while the page hydrates. */
export function useInBrowser(read: () => boolean, otherwise: boolean): boolean {
  return useSyncExternalStore(neverChanges, read, () => otherwise)
}

/**
 * Whether the browser accepts cookies; true until it is known. Where Chromium refuses them, `cookieEnabled` stays true,
 * but reading `localStorage` throws.
 */
export function useAcceptsCookies(): boolean {
  return useInBrowser(() => {
    try {
      return typeof localStorage === 'object' && navigator.cookieEnabled
    } catch {
      return false
    }
  }, true)
}

/** Whether the page is hydrated: false in the server's HTML, and so without JavaScript. */
export function useHydrated(): boolean {
  return useInBrowser(() => true, false)
}
