// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { calculatePath } from '../../api/calculate.ts'
import { recordsPath, revokePath } from '../../api/record-operations.ts'
import { defaultRun } from '../../domain/protocols/cooper-run/cooper-run.ts'
import { queryClient } from './query-client.ts'
import { clearOptOut } from '../storage/opt-out.ts'
import { dismissToast, useToasts } from '../layout/toast/toast-store.ts'
import { revokeEntries, pendingEntries, watchSaves } from './outbox.ts'
import { newSaveKey, saveEntry } from './save-entry.ts'

afterEach(() => {
  clearOptOut()
  localStorage.clear()
  dismissToast()
})

/** Stubs Web Locks, which the test environment lacks. */
function withLocks() {
  const request = (_: string, __: object, run: () => Promise<unknown>) => run()
  vi.stubGlobal('navigator', { locks: { request }, onLine: true })
}

const key = '8e03978e-40d5-43dd-bc93-6894a57f9324'
const save = () => saveEntry({ protocol: 'cooper-run', inputs: defaultRun }, key)
const toast = () => {
  const { toast } = renderHook(useToasts).result.current
  return toast?.open ? toast.kind : undefined
}

function stubStatus(status: number) {
  const fetch = vi.fn(() => Promise.resolve(Response.json({ id: 'x', status }, { status })))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test.each([
  [201, 'saved', 'saved'],
  [400, 'versionSkew', 'failed'],
  [422, 'versionSkew', 'failed'],
  [410, 'failed', 'failed'],
  [409, 'stopped', undefined],
  [429, 'failed', 'failed'],
  [503, 'failed', 'failed'],
] as const)('a response of %d gives status %s and toast %s', async (status, saved, kind) => {
  stubStatus(status)
  expect(await save()).toBe(saved)
  expect(toast()).toBe(kind)
})

test('without a connection, in a browser without an outbox, a save fails at once and shows a toast', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('navigator', { onLine: false })
  // TanStack Query listens to it too, and must not pause the request
  window.dispatchEvent(new Event('offline'))
  expect(await save()).toBe('failed')
  expect(toast()).toBe('failed')
  window.dispatchEvent(new Event('online'))
})

test.each([429, 503])('a new entry stays pending when the server refuses it for now (%d)', async (status) => {
  withLocks()
  stubStatus(status)
  expect([await save(), toast(), pendingEntries().length]).toEqual(['pending', 'pending', 1])
})

test('an entry that was pending before stays pending when the server is busy', async () => {
  withLocks()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await save()
  stubStatus(503)
  expect([await save(), pendingEntries().length]).toEqual(['pending', 1])
})

test('an entry that another tab has sent is reported as saved, whether its storage event comes before or after', async () => {
  /** Removes the entry, as another tab does that has sent it. Returns a function that dispatches the storage event. */
  const sentElsewhere = () => {
    const name = Object.keys(localStorage).find((name) => name.startsWith('outbox'))!
    localStorage.removeItem(name)
    return () => window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: 'saved' }))
  }
  const request = (sent: () => unknown) => (_: string, __: object, run: () => Promise<unknown>) => (sent(), run())
  const fetch = stubStatus(500)
  const watcher = vi.fn()
  const stop = watchSaves(watcher)
  vi.stubGlobal('navigator', { locks: { request: request(() => sentElsewhere()()) }, onLine: true })
  expect(await save()).toBe('saved')

  let dispatch = () => false
  vi.stubGlobal('navigator', { locks: { request: request(() => (dispatch = sentElsewhere())) }, onLine: true })
  expect(await save()).toBe('pending')
  dispatch()
  expect(watcher).toHaveBeenLastCalledWith(key, 'saved')
  stop()
  expect(fetch).not.toHaveBeenCalled()
})

test('an entry erased with everything else while it is sent is not sent for a new visitor, and is no failure', async () => {
  withLocks()
  const sent: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    sent.push(path)
    revokeEntries()
    return Promise.resolve(Response.json({ status: 410 }, { status: 410 }))
  })
  expect([await save(), toast(), sent]).toEqual(['revoked', undefined, [calculatePath, revokePath]])
})

test('while another tab holds the lock, a new entry stays pending', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.reject(new DOMException('', 'AbortError')) },
    onLine: true,
  })
  expect([await save(), pendingEntries().length]).toEqual(['pending', 1])
})

test('after a save, the list of records is outdated', async () => {
  queryClient.setQueryData([recordsPath], { records: [] })
  stubStatus(201)
  await save()
  await vi.waitFor(() => expect(queryClient.getQueryState([recordsPath])!.isInvalidated).toBe(true))
  queryClient.clear()
})

test('each save has a key of its own, also without `crypto.randomUUID`', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(newSaveKey()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
  expect(newSaveKey()).not.toBe(newSaveKey())
})

test('a new watcher is called for a save that has ended, but not for one that is being retried', async () => {
  stubStatus(201)
  await save()
  const watcher = vi.fn()
  watchSaves(watcher)()
  expect(watcher).toHaveBeenCalledWith(key, 'saved')
  const again = save()
  const laterWatcher = vi.fn()
  watchSaves(laterWatcher)()
  expect(laterWatcher).not.toHaveBeenCalledWith(key, 'saved')
  await again
})
