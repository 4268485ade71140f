import { useSyncExternalStore } from 'react'
import { syncKeyPattern, localKeys, type LocalName } from '../../api/browser-storage.ts'

const listeners = new Set<() => void>()

/**
 * Returns the text stored under a name: empty if there is none, or if the browser has no local storage or forbids it.
 */
export function readStored(name: LocalName): string {
  try {
    return localStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}

/** Returns the names of everything in local storage. */
export function storedNames(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

/**
 * Stores a text under a name; an empty text removes the entry. If storage is full, a write of sync state first removes
 * last runs, units and initials, then tries again. Returns false if storage is still full, or forbidden.
 */
export function writeStored(name: LocalName, text: string): boolean {
  let isStored = tryWrite(name, text)
  if (!isStored && syncKeyPattern.test(name)) {
    for (const dispensable of [localKeys.lastRuns, localKeys.units, localKeys.initials]) tryWrite(dispensable, '')
    isStored = tryWrite(name, text)
  }
  for (const listener of listeners) listener()
  return isStored
}

function tryWrite(name: LocalName, text: string): boolean {
  try {
    if (text) localStorage.setItem(name, text)
    else localStorage.removeItem(name)
    return true
  } catch {
    return false
  }
}

/** Whether there is anything that `clearReaderData` removes. */
export function hasReaderData(): boolean {
  return storedNames().some((name) => !syncKeyPattern.test(name))
}

/** Removes everything except sync state: last runs, the last visit, the program, initials and units. */
export function clearReaderData(): void {
  for (const name of storedNames()) if (!syncKeyPattern.test(name)) writeStored(name as LocalName, '')
}

/**
 * Returns the text stored under a name, and renders again when any tab changes it; empty until the page is hydrated.
 */
export function useStored(name: LocalName): string {
  return useSyncExternalStore(
    subscribe,
    () => readStored(name),
    () => '',
  )
}

/** Calls `listener` whenever local storage may have changed, in any tab. Returns a function that stops it. */
export function subscribe(listener: () => void) {
  listeners.add(listener)
  // a page restored from the back/forward cache has missed the storage events
  for (const event of ['storage', 'pageshow']) window.addEventListener(event, listener)
  return () => {
    listeners.delete(listener)
    for (const event of ['storage', 'pageshow']) window.removeEventListener(event, listener)
  }
}
