import * as v from 'valibot'
import { keptValue } from '../../kept-value.ts'

/** Initials of people, by the ids of their records. They stay in this browser: nothing sends them anywhere. */
export type Initials = Readonly<Record<string, string>>
export const initials = keptValue<Initials>('names', v.record(v.string(), v.string()), {})

/** Deletes the initials that belong to none of these records. */
export function pruneInitials(ids: readonly string[]): void {
  const kept = Object.entries(initials.get()).filter(([id]) => ids.includes(id))
  initials.set(Object.fromEntries(kept))
}
