import { millisecondsOf } from '../../contract/promises.ts'
import { isSavingStopped } from './saving-preference.ts'
import type { Save, Saved } from './saved.ts'

/** A record that waits in this browser until the site has answered. */
export interface OutboxRecord extends Save {
  key: string
  /** under which local storage has it */
  name: string
}

type Tell = (saved: Saved) => void

const prefix = 'outbox '
const longest = millisecondsOf('outbox')
/** What a tab has been told so that it can say how the records end that its pages show, by key. */
const watchers = new Map<string, Tell>()
/** How what this document has sent ended, in whatever tab, by key. */
const ends = new Map<string, Saved>()
const listeners = new Set<() => void>()

/**
 * What waits, in the order in which it came. What has waited for `longest` is forgotten when it is looked at, and so is what
 * cannot be read.
 */
export function outbox(now = Date.now()): OutboxRecord[] {
  return names().flatMap((name) => {
    const { time, key } = partsOf(name)
    const record = time > now - longest ? recordIn(name) : undefined
    if (!record) removeItem(name)
    return record ? [{ ...record, key, name }] : []
  })
}

/**
 * Has a record wait; `tell` hears how it ends. Each has an entry of its own, so that tabs do not write over each other. False
 * where it must not or cannot: its visitor has asked us to stop, or the browser has no key, locks or storage.
 */
export function addToOutbox({ path, body, key }: Save, tell?: Tell, now = Date.now()): boolean {
  if (!key || !(navigator as Partial<Navigator>).locks || isSavingStopped()) return false
  const all = names()
  // the clock may stand still or go back between two records: a place of its own keeps their order
  const place = partsOf(all.at(-1) ?? '').place + 1
  const name = all.find((one) => partsOf(one).key === key) ?? `${prefix}${place} ${now} ${key}`
  try {
    localStorage.setItem(name, JSON.stringify({ path, body }))
  } catch {
    return false // a full or forbidden storage: the page says that nothing is saved
  }
  if (tell) watchers.set(key, tell)
  ends.delete(key)
  changed()
  return true
}

/**
 * Tells the page that shows a record, in whatever tab, how it ended. It waits no more, unless the site may take it later:
 * when there is room again, or from a page of its version.
 */
export function settle({ name, key }: OutboxRecord, saved: Saved): void {
  tell(key, saved)
  if (saved === 'full' || saved === 'outdated') return
  // the other tabs hear of both steps
  if (saved === 'saved') localStorage.setItem(name, saved)
  removeItem(name)
  changed()
}

/** How the last try of a record ended; undefined while it waits. */
export const endOf = (key: string | undefined) => ends.get(key!)

/** What is about to be posted with its form, which has no key, waits no more. */
export function removeFromOutbox(key: string | undefined): void {
  for (const record of outbox()) if (record.key === key) removeItem(record.name)
}

export const isInOutbox = ({ name }: OutboxRecord) => names().includes(name)

/** Forgets all that waits; answers how many records that were. Who wants us to stop says so first (`rememberSaving`). */
export function emptyOutbox(): number {
  const all = outbox()
  for (const record of all) settle(record, forgotten())
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
    const { key } = partsOf(name)
    if (newValue === 'saved' || newValue === null) {
      // what is saved goes in a second step
      if (newValue || ends.get(key) !== 'saved') tell(key, newValue ?? forgotten())
      watchers.delete(key)
    }
    changed()
  })
}

/** How a record ends that was deleted before it was sent. */
const forgotten = () => (isSavingStopped() ? 'stopped' : 'failed')

function tell(key: string, saved: Saved): void {
  ends.set(key, saved)
  watchers.get(key)?.(saved)
}

function names(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(prefix))
      .sort((a, b) => partsOf(a).place - partsOf(b).place)
  } catch {
    return []
  }
}

/** `outbox <place> <time> <key>`: the time in milliseconds; without a record the place is 0. */
function partsOf(name: string) {
  const [, place, time, key = ''] = name.split(' ')
  return { place: Number(place) || 0, time: Number(time), key }
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
