// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { defaultRun } from '../../domain/protocols/cooper-run/cooper-run.ts'
import type { ProtocolEntry } from '../../domain/protocols/registry.ts'
import { markSaveAnnounced, dismissToast, expectToast, useToasts } from '../layout/toast/toast-store.ts'
import { flushInBackground, flushOutbox } from './flush-outbox.ts'
import { revokePath } from '../../api/record-operations.ts'
import { revokeEntries, saveStatusOf, pendingEntries, putInOutbox, revokedKeys } from './outbox.ts'
import { queryClient } from './query-client.ts'
import { hasOptedOut, clearOptOut } from '../storage/opt-out.ts'

const run: ProtocolEntry = { protocol: 'cooper-run', inputs: defaultRun }
const step: ProtocolEntry = { protocol: 'queens-college-step', inputs: { gender: 'femme', pulse: 140 } }
const tooOld: ProtocolEntry = {
  protocol: 'astrand-ryhming-cycle',
  inputs: { age: 80, gender: 'femme', weight: 70, watts: 75, pulseAtMinute5: 140, pulseAtMinute6: 140 },
}
let count = 0
const put = (key: string, entry: ProtocolEntry = run) => putInOutbox(entry, key, Date.now() - 1000 + ++count)
const keys = () => pendingEntries().map(({ key }) => key)
const toast = () => {
  const { toast } = renderHook(useToasts).result.current
  return toast?.open ? toast : undefined
}

beforeEach(() => {
  let locks: Promise<unknown> = Promise.resolve()
  const request = (_: string, __: object, run: () => Promise<unknown>) => (locks = locks.then(run, run))
  vi.stubGlobal('navigator', { locks: { request }, onLine: true })
})
afterEach(() => {
  clearOptOut()
  localStorage.clear()
  dismissToast()
  queryClient.clear()
})

/** Returns the server's response with this status; rejects on 0, for a lost connection. */
function respond(status: number, problem: object = {}): Promise<Response> {
  if (!status) return Promise.reject(new TypeError('Failed to fetch'))
  return Promise.resolve(Response.json(status === 201 ? { id: 'x' } : { status, ...problem }, { status }))
}

/**
 * Stubs a server that responds with these statuses in turn, then always with the last. Returns the requests it gets.
 */
function stubStatuses(...statuses: number[]) {
  const sent: { path: string; key: string | undefined; age: string | undefined; body: unknown }[] = []
  vi.stubGlobal('fetch', (path: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    sent.push({ path, key: headers['Idempotency-Key'], age: headers['Entry-Age'], body: JSON.parse(body) })
    return respond((statuses.length > 1 ? statuses.shift() : statuses[0])!)
  })
  return sent
}
const saves = (sent: { path: string }[]) =>
  sent.filter(({ path }) => path !== revokePath) as ReturnType<typeof stubStatuses>
/** Sends the outbox. Returns how each entry ended, by its key. */
const flush = async (key?: string) => Object.fromEntries(await flushOutbox(key))
const stubResponses = (...responses: (() => Promise<Response>)[]) => vi.stubGlobal('fetch', () => responses.shift()!())

test('pending entries are sent in order, each with its key and as the site computes it today, then removed', async () => {
  put('a')
  put('b', step)
  const sent = stubStatuses(201)
  expect(await flush()).toEqual({ a: 'saved', b: 'saved' })
  expect(sent).toMatchObject([
    { path: '/api/vo2/calculate', key: '"a"', body: { ...defaultRun, vo2maxResult: 402, category: 'Bon' } },
    { path: '/api/vo2/records', key: '"b"', body: { ...step, result: { vo2maxTenths: 400 } } },
  ])
  expect(Object.keys(localStorage)).toEqual(['last-visit'])
})

test('an entry is sent with the seconds it has waited, unless they are none or more than 30 days', async () => {
  const [hour, day] = [3_600_000, 86_400_000]
  putInOutbox(run, 'old', Date.now() - 31 * day)
  putInOutbox(run, 'waited', Date.now() - hour)
  putInOutbox(run, 'new')
  const sent = stubStatuses(201)
  await flushOutbox(undefined, { sendsExpired: true })
  expect(sent.map(({ key, age }) => [key, age])).toEqual([
    ['"old"', undefined],
    ['"waited"', expect.stringMatching(/^360[01]$/)],
    ['"new"', undefined],
  ])
})

test.each([0, 502, 503, 429, 403, 404, 405])('after %d the entry and all later ones stay pending', async (status) => {
  put('a')
  put('b')
  const sent = stubStatuses(status)
  expect([await flush(), sent.length, keys()]).toEqual([{}, 1, ['a', 'b']])
})

test.each([
  ['the sign-in page of a network', () => new Response('<h1>Hello</h1>', { status: 200 })],
  ['the same page with status 201', () => new Response('<h1>Hello</h1>', { status: 201 })],
  ['JSON without an id', () => Response.json({}, { status: 201 })],
  ['JSON with another status', () => Response.json({ id: 'x' })],
  ['a page with status 409', () => new Response('<h1>Conflict</h1>', { status: 409 })],
  ['a page with status 410', () => new Response('<h1>Gone</h1>', { status: 410 })],
  ['a page with status 400', () => new Response('<h1>Bad request</h1>', { status: 400 })],
])('%s is no response of our server: entries stay pending, even a new one', async (_, foreign) => {
  put('a')
  stubResponses(() => Promise.resolve(foreign()))
  expect([await flush('a'), keys(), hasOptedOut()]).toEqual([{}, ['a'], false])
})

test('an entry on which the server fails stays pending, and later ones are sent', async () => {
  for (const key of ['a', 'b', 'c']) put(key)
  const sent = stubStatuses(500, 500, 201)
  expect(await flush()).toEqual({ c: 'saved' })
  expect([sent.length, keys()]).toEqual([3, ['a', 'b']])
})

test('a new entry ends as failed when the server fails over it', async () => {
  put('a')
  put('b')
  stubStatuses(201, 500)
  expect([await flush('b'), keys()]).toEqual([{ a: 'saved', b: 'failed' }, []])
})

test.each([429, 503])(
  'what was just made and is refused for now (%d) waits, and is sent again after a minute',
  async (status) => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    put('a')
    const sent = stubStatuses(status, 201)
    expect([await flush('a'), keys()]).toEqual([{}, ['a']])
    await vi.advanceTimersByTimeAsync(60_000)
    expect([sent.length, keys()]).toEqual([2, []])
  },
)

test.each([
  ['full', 409, { reason: 'full' }],
  ['versionSkew', 422, {}],
  ['versionSkew', 400, {}],
])('an entry that is %s stays pending, and later ones are sent', async (status, code, problem) => {
  put('a')
  put('b')
  stubResponses(
    () => respond(code, problem),
    () => respond(201),
  )
  expect(await flush()).toEqual({ a: status, b: 'saved' })
  expect(keys()).toEqual(['a'])
})

test.each([
  ['to stop', 409, 'stopped', true, 0],
  ['for everything to be deleted', 410, 'revoked', false, 2],
] as const)(
  'after a request %s nothing is pending, and the pages say why',
  async (_, code, status, isDisabled, count) => {
    put('a')
    put('b')
    const sent = stubStatuses(code, 201)
    const statuses = await flushOutbox()
    expect([statuses.size, saves(sent).length, pendingEntries(), hasOptedOut()]).toEqual([count, 1, [], isDisabled])
    expect([saveStatusOf('a'), saveStatusOf('b')]).toEqual([status, status])
  },
)

test('after an erasure older entries are revoked, and entries made since or just now are saved for a new visitor', async () => {
  put('older')
  put('just made')
  const sent = stubStatuses(410, 201)
  expect(await flush('just made')).toEqual({ older: 'revoked', 'just made': 'saved' })
  expect(saves(sent).map(({ key }) => key)).toEqual(['"older"', '"just made"'])

  putInOutbox(run, 'made since', Date.now())
  put('made before')
  stubResponses(() => respond(410, { erasedFor: 500 }), ...Array.from({ length: 3 }, () => () => respond(201)))
  expect(await flush()).toEqual({ 'made before': 'revoked', 'made since': 'saved' })

  put('another')
  stubStatuses(410, 201)
  expect(await flush('another')).toEqual({ another: 'saved' })
})

test('a run made since the erasure is saved, however late the response that tells of it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  put('made since')
  stubResponses(
    () => {
      vi.setSystemTime(Date.now() + 9000)
      return respond(410, { erasedFor: 2000 })
    },
    () => respond(201),
  )
  expect(await flush()).toEqual({ 'made since': 'saved' })
})

test('an entry that is over 30 days old by the clock of the device is sent only when asked', async () => {
  putInOutbox(run, 'old', Date.now() - 31 * 24 * 3_600_000)
  const sent = stubStatuses(201)
  expect([await flush(), sent.length, keys()]).toEqual([{}, 0, ['old']])
  expect([...(await flushOutbox(undefined, { sendsExpired: true }))]).toEqual([['old', 'saved']])
})

test('what is taken back while it is sent ends as taken back, whatever the answer, and the site is told', async () => {
  put('a')
  const revocations: unknown[] = []
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    if (path === revokePath) revocations.push(JSON.parse(body))
    else revokeEntries()
    return respond(201)
  })
  expect(await flush()).toEqual({})
  await vi.waitFor(() => expect(revocations).toEqual([{ keys: ['a'] }]))
  await vi.waitFor(() => expect(revokedKeys()).toEqual([]))
})

test.each([
  ['of no protocol', { protocol: 'none', inputs: {} } as unknown as ProtocolEntry],
  ['with inputs that no form takes', { ...run, inputs: { ...defaultRun, age: '30' } } as unknown as ProtocolEntry],
  ['that no longer gives a result', tooOld],
])('an entry %s is reported once, stays pending, and does not hold back the others', async (_, bad) => {
  put('a', bad)
  put('b')
  stubStatuses(201)
  await flushInBackground()
  expect([keys(), toast()?.kind]).toEqual([['a'], 'failed'])
  dismissToast()
  await flushInBackground()
  expect(toast()).toBeUndefined()
})

test('the toast of an entry sent in the background is silent while the page announces its result', async () => {
  const end = markSaveAnnounced('shown')
  put('older')
  put('shown')
  stubStatuses(201)
  await flushInBackground()
  expect(toast()).toMatchObject({ kind: 'saved', isAnnounced: true })
  end()
})

test('the background shows no toast while the toast of a new entry is expected', async () => {
  const end = expectToast()
  put('older')
  stubStatuses(201)
  await flushInBackground()
  expect([toast(), pendingEntries()]).toEqual([undefined, []])
  end()
})
