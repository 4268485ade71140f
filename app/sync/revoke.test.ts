// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { revokePath, savingPath } from '../../api/record-operations.ts'
import { defaultRun } from '../../domain/protocols/cooper-run/cooper-run.ts'
import { pendingEntries, putInOutbox } from './outbox.ts'
import { isOptOutUnsent, hasOptedOut, clearOptOut, storeOptOut } from '../storage/opt-out.ts'
import { applyPostedIntent, sendSavingPreference } from './revoke.ts'

beforeEach(() => vi.stubGlobal('navigator', { locks: {} }))
afterEach(() => localStorage.clear())

/** Stubs a server that accepts every request. Returns the requests; `meanwhile` runs during each. */
function stubServer(meanwhile = () => {}) {
  const requests: unknown[] = []
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    requests.push([path, JSON.parse(body)])
    meanwhile()
    return Promise.resolve(new Response(null, { status: 204 }))
  })
  return requests
}

test.each(['erase', 'stop', 'nothing'])(
  'pending entries are revoked after a form posted without JavaScript asks to %s',
  async (intent) => {
    putInOutbox({ protocol: 'cooper-run', inputs: defaultRun }, 'a')
    localStorage.setItem('posted-intent', intent)
    const requests = stubServer()
    applyPostedIntent()
    expect([pendingEntries(), hasOptedOut(), localStorage.getItem('posted-intent')]).toEqual([
      [],
      intent === 'stop',
      null,
    ])
    await vi.waitFor(() => expect(requests).toEqual([[revokePath, { keys: ['a'] }]]))
  },
)

test('an opt-in during the request that sends an opt-out is sent after it', async () => {
  storeOptOut({ isSent: false })
  const requests = stubServer(() => clearOptOut())
  await sendSavingPreference()
  expect([requests, hasOptedOut()]).toEqual([
    [
      [savingPath, { saving: false }],
      [savingPath, { saving: true }],
    ],
    false,
  ])
})

test.each(['resume', 'stop'])(
  'an unsent opt-out is settled once the server has responded to a form that asks to %s',
  (intent) => {
    storeOptOut({ isSent: false })
    localStorage.setItem('posted-intent', intent)
    applyPostedIntent()
    expect([hasOptedOut(), isOptOutUnsent()]).toEqual([intent === 'stop', false])
  },
)
