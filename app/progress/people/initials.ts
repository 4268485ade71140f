import { useSyncExternalStore } from 'react'

/** Initials of people, by the ids of their records. They stay in this browser: nothing sends them anywhere. */
export type Initials = Readonly<Record<string, string>>

const key = 'names'
const none = '{}'
const listeners = new Set<() => void>()

/** The initials that this browser keeps; none on the server, nor where there is no local storage. */
export function useInitials(): Initials {
  return namesIn(useSyncExternalStore(subscribe, stored, () => none))
}

/** Replaces the initials. Without local storage, none are kept. */
export function storeInitials(names: Initials): void {
  try {
    if (Object.keys(names).length) localStorage.setItem(key, JSON.stringify(names))
    else localStorage.removeItem(key)
  } catch {
    // people are then told apart by sex and age
  }
  for (const listener of listeners) listener()
}

/** Deletes the initials that belong to none of these records. */
export function pruneInitials(ids: readonly string[]): void {
  const names = namesIn(stored())
  const kept = Object.entries(names).filter(([id]) => ids.includes(id))
  if (kept.length < Object.keys(names).length) storeInitials(Object.fromEntries(kept))
}

function stored(): string {
  try {
    return localStorage.getItem(key) ?? none
  } catch {
    return none
  }
}

/** Values that this page has not written are ignored. */
function namesIn(text: string): Initials {
  try {
    const names = JSON.parse(text) as unknown
    const entries = Object.entries(names ?? {})
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
