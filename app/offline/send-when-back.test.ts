// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { defaultRun } from '../../domain/tests/cooper-run/cooper-run.ts'
import { calculatePath } from '../../contract/calculate.ts'
import { revokePath, savingPath } from '../../contract/records.ts'
import { isSavingDisabled, isPreferenceUnsent, rememberSaving } from '../outbox/saving-preference.ts'
import { outbox, putInOutbox } from '../outbox/outbox.ts'
import { sendWhenBack } from './send-when-back.ts'

const run = { test: 'cooper-run', inputs: defaultRun } as const
const stop = [savingPath, { saving: false }]

beforeEach(() =>
  vi.stubGlobal('navigator', { locks: { request: (_: string, __: object, send: () => unknown) => send() } }),
)

/** A site that answers, or does not; what it was told, in order. */
function site(answers: boolean, meanwhile = () => {}) {
  const told: unknown[] = []
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    told.push([path, JSON.parse(body)])
    meanwhile()
    return answers ? Promise.resolve(new Response(null, { status: 204 })) : Promise.reject(new TypeError('Failed'))
  })
  return told
}

test.each(['erase', 'stop'])('what waits goes before it is sent where a posted form has asked to %s', async (wish) => {
  putInOutbox(run, 'a')
  localStorage.setItem('wish', wish)
  const told = site(true)
  sendWhenBack()
  await vi.waitFor(() => expect(told).toContainEqual([revokePath, { keys: ['a'] }]))
  expect([outbox(), isSavingDisabled(), localStorage.getItem('wish')]).toEqual([[], wish === 'stop', null])
  expect(told).not.toContainEqual([calculatePath, expect.anything()])
})

test('in another tab too, which is told', async () => {
  site(false)
  sendWhenBack()
  putInOutbox(run, 'a')
  localStorage.setItem('wish', 'erase')
  window.dispatchEvent(new StorageEvent('storage', { key: 'wish', newValue: 'erase' }))
  await vi.waitFor(() => expect(outbox()).toEqual([]))
})

test('otherwise what waits is sent', async () => {
  const told = site(false)
  putInOutbox(run, 'a')
  sendWhenBack()
  await vi.waitFor(() => expect(told).toEqual([[calculatePath, expect.anything()]]))
  expect(outbox()).toHaveLength(1)
})

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
})

test('who changes their mind while the wish is on its way has the last word', async () => {
  rememberSaving(false, false)
  const told = site(true, () => rememberSaving(true))
  sendWhenBack()
  await vi.waitFor(() => expect(told).toEqual([stop, [savingPath, { saving: true }]]))
  expect(isSavingDisabled()).toBe(false)
})

test.each(['resume', 'stop'])('what the server has answered to a form since, %s, is not taken back', async (wish) => {
  const told = site(true)
  rememberSaving(false, false)
  localStorage.setItem('wish', wish)
  sendWhenBack()
  await vi.waitFor(() => expect(localStorage.getItem('wish')).toBeNull())
  expect([isSavingDisabled(), isPreferenceUnsent(), told]).toEqual([wish === 'stop', false, []])
})
