import { millisecondsOf } from '../../contract/retention.ts'
import type { TestEntry } from '../../domain/tests/registry.ts'
import { isSavingDisabled } from './saving-preference.ts'
import type { SaveStatus } from './save-status.ts'

/** What was entered for a test, which waits in this browser until the site has answered; anything may stand in local storage. */
export interface OutboxEntry {
  key: string
  test: unknown
  inputs: unknown
  /** when it came, in ms */
  since: number
}

const prefix = 'outbox '
const longest = millisecondsOf('outbox')
/** Who wants to hear how an entry ends, by key. */
const watchers = new Map<string, (status: SaveStatus) => void>()
/** How entries of this document ended, in whatever tab, by key. */
const ends = new Map<string, SaveStatus>()
const listeners = new Set<() => void>()

/** What waits, the oldest first. What has waited for `longest`, or cannot be read, is deleted when it is looked at. */
export function outbox(now = Date.now()): OutboxEntry[] {
  const entries = keys().flatMap((key) => {
    const entry = entryOf(key)
    // a clock that was ahead must not keep it for longer
    if (entry && entry.since > now) store({ ...entry, since: now })
    if (entry && entry.since > now - longest) return entry
    localStorage.removeItem(prefix + key)
    return []
  })
  return entries.sort((one, other) => one.since - other.since)
}

/** Has an entry wait; `onEnd` hears how it ends. False where its visitor has asked us to stop, or the browser cannot. */
export function putInOutbox(
  { test, inputs }: TestEntry,
  key: string | undefined,
  onEnd?: (status: SaveStatus) => void,
  now = Date.now(),
): boolean {
  if (!key || !(navigator as Partial<Navigator>).locks || isSavingDisabled()) return false
  try {
    store({ key, test, inputs, since: entryOf(key)?.since ?? now })
  } catch {
    return false // a full or forbidden storage: the page says that nothing is saved
  }
  if (onEnd) watchers.set(key, onEnd)
  ends.delete(key)
  changed()
  return true
}

/**
 * Tells the page that shows an entry, in whatever tab, how it ended. It waits no more, unless the site may take it later:
 * when there is room again, or from a page of its version.
 */
export function settle(key: string, status: SaveStatus): void {
  tell(key, status)
  if (status === 'full' || status === 'outdated') return
  // other tabs read the status before it goes
  localStorage.setItem(prefix + key, status)
  removeFromOutbox(key)
}

/** How the last try of an entry ended; undefined while it waits. */
export const endOf = (key: string | undefined) => ends.get(key!)

export function isInOutbox(key: string | undefined): key is string {
  return keys().includes(key!)
}

/** Deletes an entry without telling anybody: it is about to be posted with its form, which has no key. */
export function removeFromOutbox(key: string | undefined): void {
  if (!isInOutbox(key)) return
  localStorage.removeItem(prefix + key)
  changed()
}

/** Deletes all that waits; answers how many entries that were. Who wants us to stop says so first (`rememberSaving`). */
export function emptyOutbox(): number {
  const all = outbox()
  for (const { key } of all) settle(key, isSavingDisabled() ? 'stopped' : 'failed')
  return all.length
}

/** Calls back whenever something begins to wait or waits no more, in whatever tab, until the function that it answers is called. */
export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function listenToOtherTabs(): void {
  window.addEventListener('storage', ({ key: name, newValue }) => {
    if (!name?.startsWith(prefix)) return
    if (newValue && !newValue.startsWith('{')) tell(name.slice(prefix.length), newValue as SaveStatus)
    changed()
  })
}

function tell(key: string, status: SaveStatus): void {
  ends.set(key, status)
  watchers.get(key)?.(status)
}

function keys(): string[] {
  try {
    return Object.keys(localStorage).flatMap((name) => (name.startsWith(prefix) ? name.slice(prefix.length) : []))
  } catch {
    return []
  }
}

/** What somebody else has written there counts as nothing. */
function entryOf(key: string): OutboxEntry | undefined {
  try {
    const { test, inputs, since } = JSON.parse(localStorage.getItem(prefix + key)!) as Partial<OutboxEntry>
    return typeof since === 'number' ? { key, test, inputs, since } : undefined
  } catch {
    return undefined
  }
}

/** Each entry has a place of its own, so that tabs do not write over each other. */
function store({ key, ...entry }: OutboxEntry): void {
  localStorage.setItem(prefix + key, JSON.stringify(entry))
}

function changed(): void {
  for (const listener of listeners) listener()
}
