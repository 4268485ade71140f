import { useSyncExternalStore } from 'react'
import { store, stored } from '../../local-storage.ts'

/** Initials of people, by the ids of their records. They stay in this browser: nothing sends them anywhere. */
export type Initials = Readonly<Record<string, string>>

const key = 'names'
const listeners = new Set<() => void>()

/** The initials that this browser keeps; without them, people are told apart by sex and age. */
export function useInitials(): Initials {
  return namesIn(
    useSyncExternalStore(
      subscribe,
      () => stored(key),
      () => '',
    ),
  )
}

export function storeInitials(names: Initials): void {
  store(key, Object.keys(names).length ? JSON.stringify(names) : '')
  for (const listener of listeners) listener()
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

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
