/**
 * The outbox holds entries in local storage until the server has decided about them. How an entry is saved:
 *
 * 1. **Save.** `saveEntry` puts the entry in the outbox under a key, then sends it. So it survives a lost connection
 *    and a closed page. Each POST carries the key as its `Idempotency-Key`: sending an entry twice saves it once.
 * 2. **Retry.** The entry leaves the outbox when the server accepts or refuses it. Without a response it stays, and
 *    `start.ts` sends the outbox again whenever the network may be back. An entry that is `full` or `versionSkew` stays
 *    too. If the server is busy, it is sent again after a minute. If the server fails on an entry that was just sent,
 *    the entry is dropped: the visitor sees the failure, and can try again. After 30 days by the device's clock, which
 *    may be wrong, an entry is no longer sent by itself. My progress then asks the visitor what to do.
 * 3. **Revoke.** The visitor can delete pending entries. The server may have saved one of them although its response
 *    was lost. So their keys go to a list of revoked keys, and `sendRevocations` has the server delete and refuse
 *    whatever has these keys.
 * 4. **Opt out.** An opt-out (`opt-out.ts`) revokes the whole outbox, and no entry enters it any more. It takes effect
 *    in the browser at once. `sendSavingPreference` sends it to the server, again later if there was no response.
 *
 * Tabs share this state. A Web Lock lets one tab send at a time (`flushOutbox`).
 */
import { millisecondsOf } from '../../domain/published-constants.ts'
import { localKeys } from '../../api/browser-storage.ts'
import type { ProtocolEntry } from '../../domain/protocols/registry.ts'
import { writeStored, readStored, storedNames } from '../storage/local-storage.ts'
import { hasOptedOut } from '../storage/opt-out.ts'

const outboxPrefix = `${localKeys.outbox} ` as const

/**
 * Prefix of the names that hold revoked keys until the server knows them. Their value, a time in ms, only helps people
 * who inspect storage.
 */
const revokedPrefix = `${localKeys.revoked} ` as const

/** Pending entries are no longer sent by themselves after this many ms. */
const maxAge = millisecondsOf('outbox')

/** A pending entry. Protocol and inputs are unchecked: anything can write to local storage. */
export interface OutboxEntry {
  key: string
  protocol: unknown
  inputs: unknown
  /** when it entered the outbox, in ms since 1970 */
  since: number
  /** whether the server has refused it as `full` or `versionSkew`, and the visitor has seen that */
  refused?: boolean | undefined
  /** whether it is older than `maxAge` by the device's clock; computed when it is read */
  isExpired?: boolean
}

/**
 * How a save ended:
 * - `failed`: the server failed, or the browser cannot keep a pending entry
 * - `stopped`: the visitor has opted out
 * - `full`: the visitor has as many records as allowed; the entry stays in the outbox
 * - `pending`: there was no response, or the server was busy; the entry stays in the outbox
 * - `versionSkew`: this page and the server compute different results; the entry stays in the outbox
 * - `revoked`: the visitor deleted the entry or its record; a new save of it takes a new key
 */
export type SaveStatus = 'saved' | 'failed' | 'stopped' | 'full' | 'pending' | 'versionSkew' | 'revoked'

/** How the saves that this document knows of ended, by key. */
const statuses = new Map<string, SaveStatus>()
const watchers = new Set<(key: string, status: SaveStatus) => void>()

/** Returns the pending entries, oldest first. Deletes those that cannot be read. */
export function pendingEntries(now = Date.now()): OutboxEntry[] {
  const entries = keysWithPrefix(outboxPrefix).flatMap((key) => {
    const entry = readEntry(key)
    if (!entry) {
      localStorage.removeItem(outboxPrefix + key)
      return []
    }
    // a time in the future, from a clock that was ahead, would delay the expiry
    if (entry.since > now) writeEntry({ ...entry, since: now })
    return entry.since > now - maxAge ? entry : { ...entry, isExpired: true }
  })
  return entries.sort((one, other) => one.since - other.since)
}

/**
 * Puts an entry in the outbox; an entry already under this key stays unchanged. Returns false if the visitor has opted
 * out, if the browser lacks Web Locks, or if the entry cannot be stored.
 */
export function putInOutbox({ protocol, inputs }: ProtocolEntry, key: string, now = Date.now()): boolean {
  statuses.delete(key)
  if (!(navigator as Partial<Navigator>).locks || hasOptedOut()) return false
  if (!writeEntry({ key, protocol, inputs, since: now, ...readEntry(key) })) return false
  window.addEventListener('storage', onStorage)
  return true
}

/**
 * Calls `watcher` for each save that has ended, and for each that ends later, here or in another tab. Returns a
 * function that stops it.
 */
export function watchSaves(watcher: (key: string, status: SaveStatus) => void): () => void {
  for (const [key, status] of statuses) watcher(key, status)
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Records how a save ended, and calls the watchers. */
export function reportSaveStatus(key: string, status: SaveStatus): void {
  statuses.set(key, status)
  for (const watcher of watchers) watcher(key, status)
}

/** Whether any save of this document has ended. */
export const hasSaveEnded = () => statuses.size > 0

/** Returns how the last attempt to save ended: `pending` without a response. Undefined until an attempt has ended. */
export const saveStatusOf = (key: string) => statuses.get(key)

/**
 * Ends a save: removes the entry, and reports the status in this tab and in other tabs that have saved an entry. A
 * `full` or `versionSkew` entry stays, marked as refused, and only this tab learns its status. The server may accept
 * such an entry once there is room, or from a page of its own version.
 */
export function settleEntry(key: string, status: SaveStatus): void {
  reportSaveStatus(key, status)
  const entry = readEntry(key)
  if (entry && (status === 'full' || status === 'versionSkew')) return void writeEntry({ ...entry, refused: true })
  // writes the status, then removes it: other tabs learn it from the first storage event
  writeStored(`${outboxPrefix}${key}`, status)
  writeStored(`${outboxPrefix}${key}`, '')
}

/** Whether the entry of this key is pending. */
export const isInOutbox = (key: string | undefined): key is string => readStored(`${outboxPrefix}${key!}`) !== ''

/**
 * Revokes a pending entry without reporting it. Called before the same entry is posted as a form: a form has no key, so
 * the entry would be saved twice.
 */
export function revokeSilently(key: string | undefined): void {
  if (!isInOutbox(key)) return
  writeStored(`${outboxPrefix}${key}`, '')
  storeRevokedKey(key)
}

/** Revoked keys that storage has no room for, kept until the page is closed. */
const unstoredKeys = new Set<string>()

function storeRevokedKey(key: string): void {
  if (!writeStored(`${revokedPrefix}${key}`, String(Date.now()))) unstoredKeys.add(key)
}

/**
 * Revokes the pending entries that entered the outbox at `until` (in ms) or earlier, except `exceptKey`. Returns their
 * keys. They end as `stopped` if the visitor has opted out, so an opt-out is stored first; otherwise as `revoked`.
 */
export function revokeEntries(exceptKey?: string, until = Infinity): string[] {
  const keys = pendingEntries().flatMap(({ key, since }) => (key === exceptKey || since > until ? [] : key))
  for (const key of keys) {
    // removes the entry first, which makes room if storage is full
    settleEntry(key, hasOptedOut() ? 'stopped' : 'revoked')
    storeRevokedKey(key)
  }
  return keys
}

/**
 * Returns the revoked keys that the server does not know of yet. They never expire: the device's clock may be wrong.
 */
export const revokedKeys = () => [...keysWithPrefix(revokedPrefix), ...unstoredKeys]

/** Deletes revoked keys, once the server knows of them. */
export function removeRevokedKeys(keys: readonly string[]): void {
  for (const key of keys) {
    writeStored(`${revokedPrefix}${key}`, '')
    unstoredKeys.delete(key)
  }
}

/** Reports a save that another tab has settled; entries, which are JSON objects, are ignored. */
function onStorage({ key: name, newValue }: StorageEvent): void {
  if (!name?.startsWith(outboxPrefix) || !newValue || newValue.startsWith('{')) return
  reportSaveStatus(name.slice(outboxPrefix.length), newValue as SaveStatus)
}

function keysWithPrefix(prefix: string): string[] {
  return storedNames().flatMap((name) => (name.startsWith(prefix) ? name.slice(prefix.length) : []))
}

/** Returns a pending entry; undefined if there is none or it cannot be read. */
function readEntry(key: string): OutboxEntry | undefined {
  try {
    // before migration `0002-protocol` the site wrote `test`; remove in 2027
    const { test, ...entry } = JSON.parse(localStorage.getItem(outboxPrefix + key)!) as Partial<OutboxEntry> & {
      test?: unknown
    }
    return typeof entry.since === 'number' ? ({ protocol: test, ...entry, key } as OutboxEntry) : undefined
  } catch {
    return undefined
  }
}

/**
 * Writes an entry under a name of its own, so that tabs do not overwrite each other's. Returns false if it cannot be
 * stored.
 */
function writeEntry({ key, isExpired: _, ...entry }: OutboxEntry): boolean {
  return writeStored(`${outboxPrefix}${key}`, JSON.stringify(entry))
}
