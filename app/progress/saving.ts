import { useSyncExternalStore } from 'react'
import { isSavingStopped } from '../outbox/saving-preference.ts'
import type { PageList } from './route.ts'

const neverChanges = () => () => {}

/**
 * Whether runs are saved: neither the server nor this browser knows of a wish to stop. A hook that changes once the page is
 * alive, as `useHydrated` does, would have parts that are still loading blink.
 */
export function useSaving(list: PageList): boolean {
  const stoppedHere = useSyncExternalStore(neverChanges, isSavingStopped, () => false)
  return !stoppedHere && (!list || list === 'unavailable' || list.saving)
}
