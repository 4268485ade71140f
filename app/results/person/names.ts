import { useSyncExternalStore } from 'react'

/** Initials of people, by the ids of their records. They stay in this browser: nothing sends them anywhere. */
export type Names = Readonly<Record<string, string>>

const key = 'names'
const none = '{}'
const listeners = new Set<() => void>()

/** The initials that this browser keeps; none on the server, nor where there is no local storage. */
export function useNames(): Names {
  return namesIn(useSyncExternalStore(subscribe, stored, () => none))
}

/** Keeps these initials instead of those before; none are kept where a page can keep nothing. */
export function keepNames(names: Names): void {
  try {
    if (Object.keys(names).length) localStorage.setItem(key, JSON.stringify(names))
    else localStorage.removeItem(key)
  } catch {
    // people are then told apart by sex and age
  }
  for (const listener of listeners) listener()
}

/** Forgets the initials that stand beside none of these records. */
export function keepNamesOf(ids: readonly string[]): void {
  const names = namesIn(stored())
  const kept = Object.entries(names).filter(([id]) => ids.includes(id))
  if (kept.length < Object.keys(names).length) keepNames(Object.fromEntries(kept))
}

function stored(): string {
  try {
    return localStorage.getItem(key) ?? none
  } catch {
    return none
  }
}

/** What somebody else has written there counts as nothing. */
function namesIn(text: string): Names {
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
