// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { calculatePath } from '../../api/calculate.ts'
import { recordsPath, revokePath } from '../../api/records.ts'
import { defaultRun } from '../../domain/protocols/cooper-run/cooper-run.ts'
import { queryClient } from './query-client.ts'
import { storeSavingPreference } from '../storage/opt-out.ts'
import { dismissToast, useToasts } from '../layout/toast/toast-store.ts'
import { revokeEntries, pendingEntries, watchSaves } from './outbox.ts'
import { newSaveKey, saveEntry } from './save-entry.ts'

afterEach(() => {
  storeSavingPreference(true)
  localStorage.clear()
  dismissToast()
})

/** As a browser has them; the tests' documents have none. */
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

function answering(status: number) {
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
] as const)('an answer of %d is %s, and the toast %s', async (status, saved, kind) => {
  answering(status)
  expect(await save()).toBe(saved)
  expect(toast()).toBe(kind)
})

test('without a connection, in a browser where nothing can wait, it fails at once and says so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('navigator', { onLine: false })
  // the library learns of it too, and must not hold the call back until there is one
  window.dispatchEvent(new Event('offline'))
  expect(await save()).toBe('failed')
  expect(toast()).toBe('failed')
  window.dispatchEvent(new Event('online'))
})

test.each([429, 503])('where it can wait, a save that is refused for now (%d) waits', async (status) => {
  withLocks()
  answering(status)
  expect([await save(), toast(), pendingEntries().length]).toEqual(['outbox', 'failed', 1])
})

test('what waits already waits on when the site is busy', async () => {
  withLocks()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await save()
  answering(503)
  expect([await save(), pendingEntries().length]).toEqual(['outbox', 1])
})

test('what another tab has sent meanwhile is told as it ended, whether we hear of it before or after', async () => {
  /** Another tab saves what waits; answers how we hear of it. */
  const sentElsewhere = () => {
    const name = Object.keys(localStorage).find((name) => name.startsWith('outbox'))!
    localStorage.removeItem(name)
    return () => window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: 'saved' }))
  }
  const request = (sent: () => unknown) => (_: string, __: object, run: () => Promise<unknown>) => (sent(), run())
  const fetch = answering(500)
  const told = vi.fn()
  const stop = watchSaves(told)
  vi.stubGlobal('navigator', { locks: { request: request(() => sentElsewhere()()) }, onLine: true })
  expect(await save()).toBe('saved')

  let tell = () => false
  vi.stubGlobal('navigator', { locks: { request: request(() => (tell = sentElsewhere())) }, onLine: true })
  expect(await save()).toBe('outbox')
  tell()
  expect(told).toHaveBeenLastCalledWith(key, 'saved')
  stop()
  expect(fetch).not.toHaveBeenCalled()
})

test('what its reader deletes with everything else while it is sent is not sent for a new visitor, and no failure', async () => {
  withLocks()
  const sent: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    sent.push(path)
    revokeEntries()
    return Promise.resolve(Response.json({ status: 410 }, { status: 410 }))
  })
  expect([await save(), toast(), sent]).toEqual(['revoked', undefined, [calculatePath, revokePath]])
})

test('while another tab keeps its turn, what is made here waits', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.reject(new DOMException('', 'AbortError')) },
    onLine: true,
  })
  expect([await save(), pendingEntries().length]).toEqual(['outbox', 1])
})

test('after a save, the list that was read before is read again', async () => {
  queryClient.setQueryData([recordsPath], { records: [] })
  answering(201)
  await save()
  await vi.waitFor(() => expect(queryClient.getQueryState([recordsPath])!.isInvalidated).toBe(true))
  queryClient.clear()
})

test('each save has a key of its own, also where a browser gives no UUIDs', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(newSaveKey()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
  expect(newSaveKey()).not.toBe(newSaveKey())
})

test('a page that is opened after an entry has ended hears of it, and of one that is tried again not', async () => {
  answering(201)
  await save()
  const told = vi.fn()
  watchSaves(told)()
  expect(told).toHaveBeenCalledWith(key, 'saved')
  const again = save()
  const toldAgain = vi.fn()
  watchSaves(toldAgain)()
  expect(toldAgain).not.toHaveBeenCalledWith(key, 'saved')
  await again
})
