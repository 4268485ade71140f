import { useBrowserValue } from './use-hydrated.ts'

/**
 * Whether the browser accepts cookies; true until it is known. Where Chromium refuses them, `cookieEnabled` stays true,
 * but reading `localStorage` throws.
 */
export function useAcceptsCookies(): boolean {
  return useBrowserValue(() => {
    try {
      return typeof localStorage === 'object' && navigator.cookieEnabled
    } catch {
      return false
    }
  }, true)
}
