import { isSavingStopped } from '../data/saving-preference.ts'
import type { Save, Saved } from './saved.ts'

/** A record that waits in this browser for the network. */
export interface Unsaved extends Save {
  key: string
  /** under which local storage has it */
  name: string
}

type Tell = (saved: Saved) => void

const prefix = 'unsaved '
/** As long as what is saved is kept without a visit. */
const longest = 30 * 24 * 3_600_000
/** What a tab has been told so that it can say how the records end that its pages show, by key. */
const watchers = new Map<string, Tell>()
const listeners = new Set<() => void>()

/** What waits, the oldest first. What has waited for 30 days is forgotten, and so is what cannot be read. */
export function unsaved(now = Date.now()): Unsaved[] {
  return names().flatMap((name) => {
    const [, time, key = ''] = name.split(' ')
    const record = Number(time) > now - longest ? recordIn(name) : undefined
    if (!record) removeItem(name)
    return record ? [{ ...record, key, name }] : []
  })
}

/**
 * Has a record wait; `tell` hears how it ends. Each has an entry of its own, so that tabs do not write over each other. False
 * where it must not or cannot: its visitor has asked us to stop, or the browser has no key, locks or storage.
 */
export function keepUnsaved({ path, body, key }: Save, tell?: Tell, now = Date.now()): boolean {
  if (!key || !('locks' in navigator) || isSavingStopped()) return false
  const name = names().find((one) => one.endsWith(` ${key}`)) ?? `${prefix}${now} ${key}`
  try {
    localStorage.setItem(name, JSON.stringify({ path, body }))
  } catch {
    return false // a full or forbidden storage: the page says that nothing is saved
  }
  if (tell) watchers.set(key, tell)
  changed()
  return true
}

/** Tells the page that shows a record, in whatever tab, how it ended; what is saved or given up waits no more. */
export function endUnsaved({ name, key }: Unsaved, saved: Saved): void {
  watchers.get(key)?.(saved)
  if (saved !== 'saved' && saved !== 'failed') return
  // the other tabs hear of both steps
  if (saved === 'saved') localStorage.setItem(name, saved)
  removeItem(name)
  changed()
}

export const isWaiting = ({ name }: Unsaved) => names().includes(name)

/** Forgets all that waits; answers how many records that were. */
export function forgetUnsaved(): number {
  const all = unsaved()
  for (const record of all) endUnsaved(record, 'failed')
  return all.length
}

/** Calls back whenever something begins to wait or waits no more, in whatever tab, until the function that it answers is called. */
export function followUnsaved(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function listenToOtherTabs(): void {
  window.addEventListener('storage', ({ key: name, newValue }) => {
    if (!name?.startsWith(prefix)) return
    const key = name.split(' ')[2]!
    if (newValue === 'saved' || newValue === null) {
      watchers.get(key)?.(newValue ?? 'failed')
      watchers.delete(key)
    }
    changed()
  })
}

function names(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(prefix))
      .sort()
  } catch {
    return []
  }
}

/** What somebody else has written there counts as nothing. */
function recordIn(name: string): Pick<Save, 'path' | 'body'> | undefined {
  try {
    const { path, body } = JSON.parse(localStorage.getItem(name)!) as Partial<Save>
    return path && body ? { path, body } : undefined
  } catch {
    return undefined
  }
}

function removeItem(name: string): void {
  localStorage.removeItem(name)
}

function changed(): void {
  for (const listener of listeners) listener()
}
