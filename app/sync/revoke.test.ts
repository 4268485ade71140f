// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { revokePath, savingPath } from '../../api/records.ts'
import { defaultRun } from '../../domain/protocols/cooper-run/cooper-run.ts'
import { pendingEntries, putInOutbox } from './outbox.ts'
import { isPreferenceUnsent, isSavingDisabled, storeSavingPreference } from '../storage/opt-out.ts'
import { applyPostedIntent, sendSavingPreference } from './revoke.ts'

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

test.each(['erase', 'stop'])('what waits goes where a form without scripts has asked to %s', async (intent) => {
  putInOutbox({ protocol: 'cooper-run', inputs: defaultRun }, 'a')
  localStorage.setItem('posted-intent', intent)
  const all = told()
  applyPostedIntent()
  expect([pendingEntries(), isSavingDisabled(), localStorage.getItem('posted-intent')]).toEqual([
    [],
    intent === 'stop',
    null,
  ])
  await vi.waitFor(() => expect(all).toEqual([[revokePath, { keys: ['a'] }]]))
})

test('who changes their mind while the wish to stop is on its way has the last word', async () => {
  storeSavingPreference(false, false)
  const all = told(() => storeSavingPreference(true))
  await sendSavingPreference()
  expect([all, isSavingDisabled()]).toEqual([
    [
      [savingPath, { saving: false }],
      [savingPath, { saving: true }],
    ],
    false,
  ])
})

test.each(['resume', 'stop'])('a wish to stop that waits is over once the server has answered to %s', (intent) => {
  storeSavingPreference(false, false)
  localStorage.setItem('posted-intent', intent)
  applyPostedIntent()
  expect([isSavingDisabled(), isPreferenceUnsent()]).toEqual([intent === 'stop', false])
})
