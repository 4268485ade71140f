import { useSyncExternalStore } from 'react'
import { isSyncKey, type LocalName } from '../../api/browser-storage.ts'

const listeners = new Set<() => void>()

/** What this browser keeps under a name: nothing where it has no local storage, or forbids it. */
export function readStored(name: LocalName): string {
  try {
    return localStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}

/** The names under which it keeps anything. */
export function storedKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

/** Keeps a text in the place of what was there; an empty one is none. False where the browser cannot. */
export function writeStored(name: LocalName, text: string): boolean {
  let isStored = true
  try {
    if (text) localStorage.setItem(name, text)
    else localStorage.removeItem(name)
  } catch {
    isStored = false // full or forbidden
  }
  for (const listener of listeners) listener()
  return isStored
}

/** Removes what its reader alone has here. */
export function clearReaderData(): void {
  for (const name of storedKeys()) if (!isSyncKey.test(name)) writeStored(name as LocalName, '')
}

/** The same for a component, whatever tab changes it; nothing until the page is alive. */
export function useStored(name: LocalName): string {
  return useSyncExternalStore(
    subscribe,
    () => readStored(name),
    () => '',
  )
}

/** Calls back whenever anything that is kept may have changed, in whatever tab, until the function that it answers is called. */
export function subscribe(listener: () => void) {
  listeners.add(listener)
  // a page that a way back brings up has not heard of what was changed meanwhile
  for (const event of ['storage', 'pageshow']) window.addEventListener(event, listener)
  return () => {
    listeners.delete(listener)
    for (const event of ['storage', 'pageshow']) window.removeEventListener(event, listener)
  }
}
