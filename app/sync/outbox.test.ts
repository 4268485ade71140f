// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi, onTestFinished } from 'vitest'
import { defaultRun } from '../../domain/protocols/cooper-run/cooper-run.ts'
import { revokeEntries, removeRevokedKeys, pendingEntries, putInOutbox, revokeSilently, revokedKeys } from './outbox.ts'
import { clearOptOut, storeOptOut } from '../storage/opt-out.ts'

const run = { protocol: 'cooper-run', inputs: defaultRun } as const
const day = 24 * 3_600_000
const now = Date.now()
const keys = (when = now) => pendingEntries(when).map(({ key }) => key)
const expired = (when = now) => pendingEntries(when).flatMap(({ key, isExpired }) => (isExpired ? key : []))

beforeEach(() => vi.stubGlobal('navigator', { locks: {} }))
afterEach(() => {
  clearOptOut()
  localStorage.clear()
})

test('pending entries are in the order in which they were first put, also after a retry', () => {
  putInOutbox(run, 'b', now - 2)
  putInOutbox(run, 'a', now - 1)
  putInOutbox(run, 'b', now)
  expect(pendingEntries(now)).toEqual([
    { ...run, key: 'b', since: now - 2 },
    { ...run, key: 'a', since: now - 1 },
  ])
})

test('nothing is put in the outbox after an opt-out, or in a browser without locks or storage', () => {
  storeOptOut()
  expect(putInOutbox(run, 'a')).toBe(false)
  clearOptOut()
  vi.stubGlobal('navigator', {})
  expect(putInOutbox(run, 'a')).toBe(false)
  vi.stubGlobal('navigator', { locks: {} })
  vi.stubGlobal('localStorage', undefined)
  expect(putInOutbox(run, 'a')).toBe(false)
  vi.unstubAllGlobals()
  expect(localStorage).toHaveLength(0)
})

test('entries expire after 30 days and stay, and those that cannot be read are deleted', () => {
  putInOutbox(run, 'old', now - 30 * day)
  putInOutbox(run, 'young', now - 30 * day + 1)
  for (const text of ['{', 'null', 'saved', '{"protocol":"cooper-run"}']) localStorage.setItem(`outbox ${text}`, text)
  expect([expired(), keys(), Object.keys(localStorage).length]).toEqual([['old'], ['old', 'young'], 2])
})

test('an entry from before December 2026, which named its protocol `test`, is still pending', () => {
  localStorage.setItem('outbox a', JSON.stringify({ test: 'cooper-run', inputs: run.inputs, since: now }))
  expect(pendingEntries(now)).toEqual([{ ...run, key: 'a', since: now }])
})

test('an entry with a time in the future expires 30 days after it is first read', () => {
  putInOutbox(run, 'a', now + 400 * day)
  expect(keys(now)).toEqual(['a'])
  expect(keys(now + 30 * day - 1)).toEqual(['a'])
  expect(expired(now + 30 * day - 1)).toEqual([])
  expect(expired(now + 30 * day)).toEqual(['a'])
})

test('the key of a revoked entry is kept until it is removed, whatever the clock of the device', () => {
  for (const key of ['a', 'b', 'c']) putInOutbox(run, key)
  revokeSilently('a')
  revokeSilently(undefined)
  expect(revokeEntries('c')).toEqual(['b'])
  expect([keys(), revokedKeys()]).toEqual([['c'], ['a', 'b']])
  removeRevokedKeys(['a'])
  vi.useFakeTimers({ toFake: ['Date'], now: now + 400 * day })
  onTestFinished(() => void vi.useRealTimers())
  expect(revokedKeys()).toEqual(['b'])
})

/** Makes local storage refuse every text while `isFull` returns true. */
function limitStorage(isFull: () => boolean): void {
  const storage = localStorage
  const get = (_: Storage, name: keyof Storage) => {
    if (name === 'setItem' && isFull()) return () => expect.fail('QuotaExceededError')
    const value: unknown = storage[name]
    return typeof value === 'function' ? value.bind(storage) : value
  }
  vi.stubGlobal('localStorage', new Proxy(storage, { get } as ProxyHandler<Storage>))
  onTestFinished(() => void vi.stubGlobal('localStorage', storage))
}

test('in full storage a revoked key takes the place of last runs, or else stays until the page is closed', () => {
  localStorage.setItem('last-runs', '[]')
  for (const key of ['a', 'b']) putInOutbox(run, key)
  let isFull = () => localStorage.getItem('last-runs') !== null
  limitStorage(() => isFull())
  revokeSilently('a')
  expect([Object.keys(localStorage).sort(), revokedKeys()]).toEqual([['outbox b', 'revoked a'], ['a']])
  isFull = () => true
  revokeSilently('b')
  expect([Object.keys(localStorage), revokedKeys()]).toEqual([['revoked a'], ['a', 'b']])
  removeRevokedKeys(['a', 'b'])
  expect(revokedKeys()).toEqual([])
})
