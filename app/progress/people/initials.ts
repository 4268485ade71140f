import { store, stored, useStored } from '../../local-storage.ts'

/** Initials of people, by the ids of their records. They stay in this browser: nothing sends them anywhere. */
export type Initials = Readonly<Record<string, string>>

const key = 'names'

/** The initials that this browser keeps; without them, people are told apart by sex and age. */
export function useInitials(): Initials {
  return namesIn(useStored(key))
}

export function storeInitials(names: Initials): void {
  store(key, Object.keys(names).length ? JSON.stringify(names) : '')
}

/** Deletes the initials that belong to none of these records. */
export function pruneInitials(ids: readonly string[]): void {
  const names = namesIn(stored(key))
  const kept = Object.entries(names).filter(([id]) => ids.includes(id))
  if (kept.length < Object.keys(names).length) storeInitials(Object.fromEntries(kept))
}

/** Values that this page has not written are ignored. */
function namesIn(text: string): Initials {
  try {
    const entries = Object.entries((JSON.parse(text) as unknown) ?? {})
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch {
    return {}
  }
}
