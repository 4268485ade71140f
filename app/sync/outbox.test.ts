// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi, onTestFinished } from 'vitest'
import { defaultRun } from '../../domain/protocols/cooper-run/cooper-run.ts'
import {
  revokeEntries,
  removeRevokedKeys,
  pendingEntries,
  putInOutbox,
  removeFromOutbox,
  revokedKeys,
} from './outbox.ts'
import { storeSavingPreference } from '../storage/opt-out.ts'

const run = { protocol: 'cooper-run', inputs: defaultRun } as const
const day = 24 * 3_600_000
const now = Date.now()
const keys = (when = now) => pendingEntries(when).map(({ key }) => key)

beforeEach(() => vi.stubGlobal('navigator', { locks: {} }))
afterEach(() => {
  storeSavingPreference(true)
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
  storeSavingPreference(false)
  expect(putInOutbox(run, 'a')).toBe(false)
  storeSavingPreference(true)
  vi.stubGlobal('navigator', {})
  expect(putInOutbox(run, 'a')).toBe(false)
  vi.stubGlobal('navigator', { locks: {} })
  vi.stubGlobal('localStorage', undefined)
  expect(putInOutbox(run, 'a')).toBe(false)
  vi.unstubAllGlobals()
  expect(localStorage).toHaveLength(0)
})

test('entries expire after 30 days, and those that cannot be read are deleted', () => {
  putInOutbox(run, 'old', now - 30 * day)
  putInOutbox(run, 'young', now - 30 * day + 1)
  for (const text of ['{', 'null', 'saved', '{"protocol":"cooper-run"}']) localStorage.setItem(`outbox ${text}`, text)
  expect([keys(), Object.keys(localStorage).length]).toEqual([['young'], 1])
})

test('an entry from before December 2026, which named its protocol `test`, is still pending', () => {
  localStorage.setItem('outbox a', JSON.stringify({ test: 'cooper-run', inputs: run.inputs, since: now }))
  expect(pendingEntries(now)).toEqual([{ ...run, key: 'a', since: now }])
})

test('an entry with a time in the future expires 30 days after it is first read', () => {
  putInOutbox(run, 'a', now + 400 * day)
  expect(keys(now)).toEqual(['a'])
  expect(keys(now + 30 * day - 1)).toEqual(['a'])
  expect(keys(now + 30 * day)).toEqual([])
})

test('the key of a revoked entry is kept until it is removed, whatever the clock of the device', () => {
  for (const key of ['a', 'b', 'c']) putInOutbox(run, key)
  removeFromOutbox('a')
  removeFromOutbox(undefined)
  expect(revokeEntries('c')).toEqual(['b'])
  expect([keys(), revokedKeys()]).toEqual([['c'], ['a', 'b']])
  removeRevokedKeys(['a'])
  vi.useFakeTimers({ toFake: ['Date'], now: now + 400 * day })
  onTestFinished(() => void vi.useRealTimers())
  expect(revokedKeys()).toEqual(['b'])
})
