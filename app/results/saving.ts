import { useSyncExternalStore } from 'react'
import { isSavingStopped } from '../data/saving-preference.ts'
import type { PageList } from './route.ts'

const neverChanges = () => () => {}

/** Whether runs are saved: the server says so of who it knows, this browser of who it does not. */
export function useSaving(list: PageList): boolean {
  const stoppedHere = useSyncExternalStore(neverChanges, isSavingStopped, () => false)
  return list && list !== 'unavailable' ? list.saving : !stoppedHere
}
