// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { revokePath, savingPath } from '../../api/records.ts'
import { defaultRun } from '../../domain/protocols/cooper-run/cooper-run.ts'
import { outbox, putInOutbox } from './outbox.ts'
import { isPreferenceUnsent, isSavingDisabled, rememberSaving } from '../storage/opt-out.ts'
import { carryOutPostedWish, sendSavingPreference } from './revoke.ts'

beforeEach(() => vi.stubGlobal('navigator', { locks: {} }))
afterEach(() => localStorage.clear())

/** A site that does as it is told, in order. */
function told(meanwhile = () => {}) {
  const told: unknown[] = []
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    told.push([path, JSON.parse(body)])
    meanwhile()
    return Promise.resolve(new Response(null, { status: 204 }))
  })
  return told
}

test.each(['erase', 'stop'])('what waits goes where a form without scripts has asked to %s', async (wish) => {
  putInOutbox({ protocol: 'cooper-run', inputs: defaultRun }, 'a')
  localStorage.setItem('wish', wish)
  const all = told()
  carryOutPostedWish()
  expect([outbox(), isSavingDisabled(), localStorage.getItem('wish')]).toEqual([[], wish === 'stop', null])
  await vi.waitFor(() => expect(all).toEqual([[revokePath, { keys: ['a'] }]]))
})

test('who changes their mind while the wish to stop is on its way has the last word', async () => {
  rememberSaving(false, false)
  const all = told(() => rememberSaving(true))
  await sendSavingPreference()
  expect([all, isSavingDisabled()]).toEqual([
    [
      [savingPath, { saving: false }],
      [savingPath, { saving: true }],
    ],
    false,
  ])
})

test.each(['resume', 'stop'])('a wish to stop that waits is over once the server has answered to %s', (wish) => {
  rememberSaving(false, false)
  localStorage.setItem('wish', wish)
  carryOutPostedWish()
  expect([isSavingDisabled(), isPreferenceUnsent()]).toEqual([wish === 'stop', false])
})
