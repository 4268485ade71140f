// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultRun } from '../../domain/tests/cooper-run/cooper-run.ts'
import { revokePath, savingPath } from '../../contract/records.ts'
import { isSavingDisabled, isPreferenceUnsent, rememberSaving } from '../outbox/saving-preference.ts'
import { outbox, putInOutbox } from '../outbox/outbox.ts'
import { sendWhenBack } from './send-when-back.ts'

const run = { test: 'cooper-run', inputs: defaultRun } as const
const flushInBackground = vi.fn(() => Promise.resolve())
vi.mock('../outbox/flush-outbox.ts', () => ({ flushInBackground: () => flushInBackground() }))

beforeEach(() => vi.stubGlobal('navigator', { locks: {} }))
afterEach(() => {
  flushInBackground.mockClear()
  localStorage.clear()
})

test.each(['erase', 'stop'])('what waits goes before it is sent where a posted form has asked to %s', async (wish) => {
  putInOutbox(run, 'a')
  localStorage.setItem('wish', wish)
  const told = site(true)
  sendWhenBack()
  expect([outbox(), isSavingDisabled(), localStorage.getItem('wish')]).toEqual([[], wish === 'stop', null])
  await vi.waitFor(() => expect(told).toContainEqual([revokePath, { keys: ['a'] }]))
  expect(flushInBackground).not.toHaveBeenCalled()
})

test('in another tab too, which is told', () => {
  sendWhenBack()
  putInOutbox(run, 'a')
  site(false)
  localStorage.setItem('wish', 'erase')
  window.dispatchEvent(new StorageEvent('storage', { key: 'wish', newValue: 'erase' }))
  expect(outbox()).toEqual([])
})

test('otherwise what waits is sent', async () => {
  putInOutbox(run, 'a')
  sendWhenBack()
  expect(outbox()).toHaveLength(1)
  await vi.waitFor(() => expect(flushInBackground).toHaveBeenCalledOnce())
})

/** A site that answers, or does not; what it was told of the wish, in order. */
function site(answers: boolean, meanwhile = () => {}) {
  const told: unknown[] = []
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    told.push([path, JSON.parse(body)])
    meanwhile()
    return answers ? Promise.resolve(new Response(null, { status: 204 })) : Promise.reject(new TypeError('Failed'))
  })
  return told
}
const stop = [savingPath, { saving: false }]

test('a wish to stop that the server could not be told is told once it answers, and only then', async () => {
  rememberSaving(false, false)
  const inVain = site(false)
  sendWhenBack()
  await vi.waitFor(() => expect(inVain).toEqual([stop]))
  expect([isSavingDisabled(), isPreferenceUnsent()]).toEqual([true, true])
  const told = site(true)
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(isPreferenceUnsent()).toBe(false))
  expect([told.length > 0, isSavingDisabled()]).toEqual([true, true])
  told.length = 0
  sendWhenBack()
  expect(told).toEqual([])
})

test('who changes their mind while the wish is on its way has the last word', async () => {
  rememberSaving(false, false)
  const told = site(true, () => rememberSaving(true))
  sendWhenBack()
  await vi.waitFor(() => expect(told).toEqual([stop, [savingPath, { saving: true }]]))
  expect(isSavingDisabled()).toBe(false)
})

test('what the server has answered to the same wish since is not taken back', () => {
  const told = site(true)
  rememberSaving(false, false)
  localStorage.setItem('wish', 'resume')
  sendWhenBack()
  expect([isSavingDisabled(), told]).toEqual([false, []])
  localStorage.setItem('wish', 'stop')
  sendWhenBack()
  expect([isSavingDisabled(), isPreferenceUnsent(), told]).toEqual([true, false, []])
})
