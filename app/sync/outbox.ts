import { millisecondsOf } from '../../domain/retention.ts'
import { localKeys } from '../../api/browser-storage.ts'
import type { ProtocolEntry } from '../../domain/protocols/registry.ts'
import { writeStored, readStored, storedKeys } from '../storage/local-storage.ts'
import { isSavingDisabled } from '../storage/opt-out.ts'

/** What was entered for a test, which waits in this browser until the site has answered; anything may stand in local storage. */
export interface OutboxEntry {
  key: string
  protocol: unknown
  inputs: unknown
  /** when it came, in ms */
  since: number
  /** whether the site has answered that it does not take it as it is */
  refused?: boolean | undefined
}

/**
 * What became of a record that was to be saved: `outbox` when no answer came, so that it waits in this browser, `versionSkew` when
 * the server computes otherwise than this page, `revoked` when its reader took it back: another try has a key of its own. A
 * record that is `full` or `versionSkew` waits too, where it can.
 */
export type SaveStatus = 'saved' | 'failed' | 'stopped' | 'full' | 'outbox' | 'versionSkew' | 'revoked'

const prefix = `${localKeys.outbox} ` as const
/** Before the keys that the site is still to be told of: it may have saved them, and its answer was lost. */
const revokedPrefix = `${localKeys.revoked} ` as const
const maxAge = millisecondsOf('outbox')
/** How saves of this document ended, by key, and who is told. */
const statuses = new Map<string, SaveStatus>()
const watchers = new Set<(key: string, status: SaveStatus) => void>()

/** What waits, the oldest first. What has waited for `longest`, or cannot be read, is deleted when it is looked at. */
export function pendingEntries(now = Date.now()): OutboxEntry[] {
  const entries = keysWithPrefix(prefix).flatMap((key) => {
    const entry = readEntry(key)
    // a clock that was ahead must not keep it for longer
    if (entry && entry.since > now) writeEntry({ ...entry, since: now })
    if (entry && entry.since > now - maxAge) return entry
    localStorage.removeItem(prefix + key)
    return []
  })
  return entries.sort((one, other) => one.since - other.since)
}

/** Has an entry wait. False where its visitor has asked us to stop, or the browser cannot. */
export function putInOutbox({ protocol, inputs }: ProtocolEntry, key: string, now = Date.now()): boolean {
  statuses.delete(key)
  if (!(navigator as Partial<Navigator>).locks || isSavingDisabled()) return false
  if (!writeEntry({ key, protocol, inputs, since: now, ...readEntry(key) })) return false
  window.addEventListener('storage', onStorage)
  return true
}

/** Tells `watcher` how each save of this document ended, and each one that ends later, in any tab. Returns how to stop that. */
export function watchSaves(watcher: (key: string, status: SaveStatus) => void): () => void {
  for (const [key, status] of statuses) watcher(key, status)
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Notes how a save ended, and tells whoever watches. */
export function reportSaveStatus(key: string, status: SaveStatus): void {
  statuses.set(key, status)
  for (const watcher of watchers) watcher(key, status)
}

/** Whether a save of this document has ended, maybe before any part of the page could watch. */
export const hasSaveEnded = () => statuses.size > 0

/** Returns how a save ended; undefined while it waits. */
export const saveStatusOf = (key: string) => statuses.get(key)

/**
 * Tells the page that shows an entry, in whatever tab, how it ended. It waits no more, unless the site may take it later:
 * when there is room again, or from a page of its version.
 */
export function settleEntry(key: string, status: SaveStatus): void {
  reportSaveStatus(key, status)
  const entry = readEntry(key)
  if (entry && (status === 'full' || status === 'versionSkew')) return void writeEntry({ ...entry, refused: true })
  // other tabs read the status before it goes
  writeStored(`${prefix}${key}`, status)
  writeStored(`${prefix}${key}`, '')
}

export const isInOutbox = (key: string | undefined): key is string => readStored(`${prefix}${key!}`) !== ''

/** Takes an entry back without telling anybody: it is about to be posted with its form, which has no key. */
export function removeFromOutbox(key: string | undefined): void {
  if (!isInOutbox(key)) return
  writeStored(`${prefix}${key}`, '')
  writeStored(`${revokedPrefix}${key}`, String(Date.now()))
}

/** Takes back what has waited since before a time, but for one; answers the keys. Who wants us to stop says so first (`rememberSaving`). */
export function revokeEntries(exceptKey?: string, before = Infinity): string[] {
  const all = pendingEntries().flatMap(({ key, since }) => (key === exceptKey || since > before ? [] : key))
  for (const key of all) {
    writeStored(`${revokedPrefix}${key}`, String(Date.now()))
    settleEntry(key, isSavingDisabled() ? 'stopped' : 'revoked')
  }
  return all
}

/** The keys that the site is still to be told of. What it saved so long ago is there no more. */
export function revokedKeys(now = Date.now()): string[] {
  return keysWithPrefix(revokedPrefix).filter((key) => {
    const isRecent = Number(readStored(`${revokedPrefix}${key}`)) > now - maxAge
    if (!isRecent) writeStored(`${revokedPrefix}${key}`, '')
    return isRecent
  })
}

/** The site knows of these. */
export function removeRevokedKeys(keys: readonly string[]): void {
  for (const key of keys) writeStored(`${revokedPrefix}${key}`, '')
}

/** Hears how what this document shows has ended in another tab. */
function onStorage({ key: name, newValue }: StorageEvent): void {
  if (!name?.startsWith(prefix) || !newValue || newValue.startsWith('{')) return
  reportSaveStatus(name.slice(prefix.length), newValue as SaveStatus)
}

function keysWithPrefix(start: string): string[] {
  return storedKeys().flatMap((name) => (name.startsWith(start) ? name.slice(start.length) : []))
}

/** What somebody else has written there counts as nothing. */
function readEntry(key: string): OutboxEntry | undefined {
  try {
    // until December 2026 the site wrote `test` for `protocol`; this can go once such entries have expired, in January 2027
    const { test, ...entry } = JSON.parse(localStorage.getItem(prefix + key)!) as Partial<OutboxEntry> & {
      test?: unknown
    }
    return typeof entry.since === 'number' ? ({ protocol: test, ...entry, key } as OutboxEntry) : undefined
  } catch {
    return undefined
  }
}

/** Each entry has a place of its own, so that tabs do not write over each other. False where nothing can be kept. */
function writeEntry({ key, ...entry }: OutboxEntry): boolean {
  return writeStored(`${prefix}${key}`, JSON.stringify(entry))
}
