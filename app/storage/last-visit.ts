import * as v from 'valibot'
import { localKeys } from '../../api/browser-storage.ts'
import { daysOf } from '../../domain/published-constants.ts'
import { dateAfter, localDay } from '../../i18n/format/day.ts'
import { hasOptedOut } from './opt-out.ts'
import { persistedState } from './persisted-state.ts'

/** The local day of the last response that counted as a visit; empty if the server has no records of this browser. */
export const lastVisit = persistedState(localKeys.lastVisit, v.pipe(v.string(), v.isoDate()), '')

/** Stores the day of a response that counted as a visit, unless a later one is stored or the visitor has opted out. */
export function storeVisit(at = new Date()): void {
  const [day, stored] = [localDay(at), lastVisit.get()]
  // a stored day in the future is from a clock that was ahead
  const isLater = stored > day && stored <= localDay(new Date())
  if (!isLater && !hasOptedOut()) lastVisit.set(day)
}

/** Clears the stored visit, once the server has no records of this browser. */
export function clearVisit(): void {
  lastVisit.set('')
}

/** Returns the day on which the server deletes the records, if no visit comes before. */
export const deletionDay = (visit: string) => dateAfter(visit, daysOf('retention'))

/** Whether the server deletes the records soon; false until the page is hydrated. */
export function useIsDeletionNear(): boolean {
  const visit = lastVisit.use()
  const daysBefore = (name: 'retention' | 'deletionWarning') => dateAfter(localDay(new Date()), -daysOf(name))
  return visit >= daysBefore('retention') && visit <= daysBefore('deletionWarning')
}
