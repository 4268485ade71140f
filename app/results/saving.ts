import { isSavingStopped } from '../data/saving-preference.ts'
import { useHydrated } from '../use-hydrated.ts'
import type { PageList } from './route.ts'

/** Whether runs are saved: neither the server nor this browser knows of a wish to stop. */
export function useSaving(list: PageList): boolean {
  const isStoppedHere = useHydrated() && isSavingStopped()
  return !isStoppedHere && (!list || list === 'unavailable' || list.saving)
}
