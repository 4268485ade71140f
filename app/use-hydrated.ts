import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the HTML that the server sends and without JavaScript, true once the page is alive. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
